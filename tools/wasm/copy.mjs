// A folder of this computer into MicroPython's file system, where its modules can be imported.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export function copyIn(FS, from, to) {
  FS.mkdirTree(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), `${to === "/" ? "" : to}/${entry.name}`];
    if (entry.name === "__pycache__") continue;
    if (entry.isDirectory()) copyIn(FS, source, target);
    else FS.writeFile(target, readFileSync(source));
  }
}
