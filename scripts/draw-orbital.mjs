/**
 * Draws the picture beside the sign-in form: places of the electron of a hydrogen atom in the state
 * 4d (n = 4, l = 2, m = 0), drawn at random with the probability that its wave function gives.
 *
 *     node scripts/draw-orbital.mjs > src/views/session/orbital.svg
 *
 * Lengths are in Bohr radii. The wave function is (1 - r/12) r² exp(-r/4) (3 cos²θ - 1), without
 * its constant factor; it changes its sign at r = 12 and on two cones. The two colours are its signs.
 */
const dots = 5200;
const maxRadius = 46;
const node = 12;
const scale = 10;

/** Returns a generator of numbers from 0 to 1 that gives the same sequence each time (mulberry32). */
function createRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const getRadialPart = (r) => (1 - r / node) * r ** 2 * Math.exp(-r / 4);
const getAngularPart = (cosine) => 3 * cosine ** 2 - 1;

/** Returns a value from `min` to `max` with a probability proportional to `density`, by rejection. */
function sample(random, min, max, density, maxDensity) {
  for (;;) {
    const value = min + random() * (max - min);
    if (random() * maxDensity <= density(value)) return value;
  }
}

const getRadialDensity = (r) => (r * getRadialPart(r)) ** 2;
const radii = Array.from({ length: 1000 }, (_, index) => (maxRadius * (index + 1)) / 1000);
const maxRadialDensity = Math.max(...radii.map(getRadialDensity));

const random = createRandom(4);
const marks = { positive: [], negative: [] };
for (let count = 0; count < dots; count += 1) {
  const r = sample(random, 0, maxRadius, getRadialDensity, maxRadialDensity);
  const cosine = sample(random, -1, 1, (c) => getAngularPart(c) ** 2, 4);
  const across = r * Math.sqrt(1 - cosine ** 2) * Math.cos(2 * Math.PI * random());
  const place = [across, -r * cosine].map((length) => Math.round(length * scale));
  marks[getRadialPart(r) * getAngularPart(cosine) > 0 ? 'positive' : 'negative'].push(place);
}

/** Returns the path of dots: each is a line without length, which a round cap makes visible. */
function drawDots(places) {
  let [lastX, lastY] = [0, 0];
  return places
    .toSorted(([ax, ay], [bx, by]) => ay - by || ax - bx)
    .map(([x, y]) => {
      const move = `m${x - lastX} ${y - lastY}h0`;
      [lastX, lastY] = [x, y];
      return move;
    })
    .join('');
}

const half = maxRadius * scale;
const dotsOf = (colour, places) =>
  `<path d="M0 0${drawDots(places)}" stroke="${colour}" stroke-width="2.4" stroke-linecap="round"/>`;
process.stdout.write(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${2 * half} ${2 * half}" fill="none">` +
    `<path d="M${-half} 0H${half}M0 ${-half}V${half}" stroke="#fff" stroke-opacity=".12"/>` +
    `<circle r="${node * scale}" stroke="#fff" stroke-opacity=".16" stroke-dasharray="2 6"/>` +
    dotsOf('#8d95a3', marks.negative) +
    dotsOf('#45c4b0', marks.positive) +
    `<circle r="4" fill="#fff"/></svg>\n`,
);
