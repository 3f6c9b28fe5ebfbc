// The time in ms, on which page and worker agree. It goes on while the computer sleeps, which the
// browser's own clock may not, and never goes back when somebody sets the clock of the wall.

const JUMP = 1000; // ms by which the wall must be off before it is believed

let begun, usual;
let slept = 0;

const ahead = () => Date.now() - begun - performance.now();

export function restart() {
  begun = Date.now() - performance.now();
  usual = slept = 0;
}

// The moment of an event's time stamp; now, if there is none.
export function clock(stamp = performance.now()) {
  const jumped = ahead() - usual - slept;
  if (jumped > JUMP) slept += jumped;
  if (jumped < -JUMP) usual += jumped;
  return begun + slept + stamp;
}

restart();
