/** The faces that boards are set in: a board laid out before they are there would shift under the pointer when they come. */
const FACES = ['600 1em Grenze', 'italic 400 1em Grenze', '400 1em "Source Sans 3"', '600 1em "Source Sans 3"', '700 1em "Source Sans 3"'];
const LONGEST_WAIT = 1_500;     // ms; then a board is better than none

let asked: Promise<unknown> | undefined;

/** Fetches them once; a face that does not come holds nothing up for long. */
export function letters(): Promise<unknown> {
  return (asked ??= Promise.race([
    Promise.allSettled(FACES.map((face) => document.fonts.load(face))),
    new Promise((done) => setTimeout(done, LONGEST_WAIT)),
  ]));
}
