// The first worker begins to load before anything else of the page does, and so imports nothing.

export const made = () => new Worker("worker.js", { type: "module" });

export const first = made();
