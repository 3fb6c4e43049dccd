// The rooms of the server, by band and area (docs/architecture.md, ADR 0101). Dependency-cruiser fences them by this
// list, and the house rules refuse a file that stands in none. A room is a folder or a file below apps/server/src.

/** Imports no area. */
const platform = {
  audit: ['platform/audit'],
  changes: ['platform/changes'],
  codes: ['platform/codes'],
  crypto: ['platform/crypto'],
  documents: ['platform/documents'],
  files: ['platform/files'],
  http: ['platform/http', 'platform/services.ts'],
  jobs: ['platform/jobs'],
  openapi: ['platform/openapi'],
  outbound: ['platform/outbound'],
  settings: ['platform/settings'],
  sheet: ['platform/sheet'],
  sites: ['platform/sites'],
  store: ['platform/store'],
  zip: ['platform/zip'],
};

/** Ground that several areas stand on: it reads their tables and imports none of them. */
const foundation = {
  // Answers who counts as another person, asks for a job, has looks left or enters scores: deciding areas ask it.
  access: ['domain/foundation/access'],
  // How a person is found by name, number, phone or document: every list asks it.
  search: ['domain/foundation/search'],
  // Where an enrolment, its money, its scores and its class stand, as conditions of SQL: one rule each, which several
  // areas join.
  standing: ['domain/foundation/standing'],
};

/** The work that people do. An area that others use has its port: `index.ts`. */
const domain = {
  accounts: ['domain/accounts'],
  certificates: ['domain/certificates'],
  class: ['domain/class'],
  dossier: ['domain/dossier'],
  enrolment: ['domain/enrolment'],
  exam: ['domain/exam'],
  log: ['domain/log'],
  messaging: ['domain/messaging'],
  money: ['domain/money'],
  notes: ['domain/notes'],
  promotion: ['domain/promotion'],
  scores: ['domain/scores'],
  study: ['domain/study'],
};

/** The areas whose ports an area uses. No pair runs both ways, and none leads back by a third. */
const uses = {
  certificates: ['class'],
  class: ['accounts', 'notes'],
  enrolment: ['accounts', 'certificates', 'class', 'scores'],
  exam: ['class'],
  messaging: ['money'],
  money: ['class', 'enrolment'],
  scores: ['class'],
  study: ['exam'],
};

/** The dossier packs what every area has of a class. */
const readsAll = ['dossier'];

/** Puts the parts together, in the product, its demo and its tests: imports everything, and nobody imports it. */
const entry = [
  'announce.ts',
  'app.ts',
  'class-followers.ts',
  'create-services.ts',
  'demo',
  'figures.ts',
  'handlers.ts',
  'server.ts',
  'start-jobs.ts',
  'stop-on-signal.ts',
  'testing',
];

const root = 'apps/server/src/';
const bands = { platform, foundation, domain };
const inRoom = (room) => (file) => file === root + room || file.startsWith(`${root + room}/`);
const rooms = Object.values(bands).flatMap((areas) => Object.values(areas).flat());

/** Whether a file of the server stands in a room. The tests of the whole lie beside the entry. */
const hasRoom = (file) =>
  [...rooms, ...entry].some((room) => inRoom(room)(file)) ||
  /^apps\/server\/src\/[\w-]+\.test\.ts$/.test(file);

/** The files of some rooms, as a pattern. */
const filesOf = (list) => `^${root}(${list.map((room) => room.replace('.', '[.]')).join('|')})(/|$)`;
const all = (areas) => Object.values(areas).flat();
const portOf = (area) => `^${root}${domain[area][0]}/index[.]ts$`;

/** Tests look into every room: the fences are for what runs. */
const isTest = `^${root}.*([.]test[.]ts$|/testing/)|^${root}testing/`;

const fence = (name, comment, from, to, pathNot = []) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: isTest },
  to: { path: to, pathNot },
});

const areaFences = Object.keys(domain).map((area) => {
  const others = Object.keys(domain).filter((other) => other !== area);
  const used = readsAll.includes(area) ? others : (uses[area] ?? []);
  return fence(
    `${area}-uses-ports`,
    `${area} uses ${used.join(', ') || 'no other area'}, by the port alone.`,
    filesOf(domain[area]),
    filesOf(others.flatMap((other) => domain[other])),
    used.map(portOf),
  );
});

/** The rules of dependency-cruiser. */
const fences = [
  fence(
    'the-platform-knows-no-area',
    'What an area needs of the platform is handed to it.',
    filesOf(all(platform)),
    filesOf([...all(foundation), ...all(domain), ...entry]),
  ),
  fence(
    'foundations-know-no-area',
    'What several areas ask stands below all of them.',
    filesOf(all(foundation)),
    filesOf([...all(domain), ...entry]),
  ),
  fence('nobody-imports-the-entry', 'It puts the areas together.', filesOf(all(domain)), filesOf(entry)),
  ...areaFences,
  {
    name: 'parts-of-the-reader-are-its-own',
    comment: 'A table goes through the whole reader, with its bounds, its thread and its report; tests too.',
    severity: 'error',
    from: { path: `^${root}`, pathNot: `^${root}platform/sheet/` },
    to: { path: `^${root}platform/sheet/parts/` },
  },
  {
    name: 'no-test-in-the-product',
    comment: 'What runs imports no help of tests.',
    severity: 'error',
    from: { path: `^${root}`, pathNot: isTest },
    to: { path: isTest },
  },
];

module.exports = { platform, foundation, domain, uses, hasRoom, fences };
