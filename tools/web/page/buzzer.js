// The piezo: a square wave as loud as its duty, heard once somebody has touched the page.

const LATE = 0.02; // seconds by which every tone is late, so that none is too late
const HALF = 1 << 15; // the loudest duty

export class Buzzer {
  #context = null;
  #wave;
  #volume;
  muted = false;

  // Browsers let a page sound only from a touch or a key on.
  allow() {
    if (!this.#context) this.#build();
    if (this.#context.state === "suspended") this.#context.resume();
  }

  sound(tones) {
    if (this.muted || this.#context?.state !== "running") return;
    for (const [ms, hertz, duty] of tones) {
      const at = this.#context.currentTime + LATE + Math.max(0, ms) / 1000;
      if (hertz) this.#wave.frequency.setValueAtTime(hertz, at);
      this.#volume.gain.setValueAtTime(hertz ? loudness(duty) : 0, at);
    }
  }

  silence() {
    if (!this.#context) return;
    this.#volume.gain.cancelScheduledValues(0);
    this.#volume.gain.setValueAtTime(0, this.#context.currentTime);
  }

  #build() {
    this.#context = new AudioContext({ latencyHint: "interactive" });
    this.#wave = new OscillatorNode(this.#context, { type: "square" });
    this.#volume = new GainNode(this.#context, { gain: 0 });
    this.#wave.connect(this.#volume).connect(this.#context.destination);
    this.#wave.start();
  }
}

const loudness = (duty) => 0.16 * Math.sin((Math.PI / 2) * Math.min(1, duty / HALF));
