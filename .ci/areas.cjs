// Which room of the server belongs to which band and area, in the layout of today (docs/architecture.md). The fence reads it.
// A key is a folder or a file below apps/server/src; the longest that fits says it.

/** What knows nothing of classes, candidates and money. */
const platform = {
  audit: ['audit'],
  changes: ['changes'],
  codes: ['codes'],
  crypto: ['crypto'],
  documents: ['documents'],
  files: ['files'],
  http: ['http', 'services.ts'],
  jobs: ['jobs'],
  openapi: ['openapi'],
  outbound: ['outbound'],
  settings: ['settings'],
  sheet: ['sheet'],
  sites: ['sites'],
  store: ['store'],
  zip: ['zip'],
};

/** What several areas stand on: it knows their tables, and imports none of them. */
const foundation = {
  // Who may see what, and who counts as another person.
  access: ['access'],
  // How people are found by a name or a number.
  search: ['search'],
  // Where an enrolment, its money, its scores and its class stand, as conditions of SQL.
  standing: ['standing'],
};

const domain = {
  accounts: ['accounts', 'sign-in', 'own-account', 'registration', 'grant', 'units', 'experts'],
  certificates: ['certificates'],
  class: ['class', 'calendar'],
  dossier: ['dossier'],
  enrolment: ['enrolment', 'candidates', 'draft', 'import', 'erasure', 'own-data'],
  exam: ['exam'],
  log: ['log', 'audit/exports'],
  messaging: ['sms'],
  money: ['money'],
  notes: ['notes'],
  promotion: ['promotion'],
  scores: ['scores'],
  study: ['study', 'lessons'],
};

/** Puts the parts together: may import everything, and nothing imports it. */
const entry = ['app.ts', 'app.test.ts', 'server.ts', 'server.test.ts', 'source-files.test.ts', 'handlers.ts', 'start-jobs.ts', 'class-followers.ts', 'figures.ts', 'create-services.ts', 'announce.ts', 'stop-on-signal.ts', 'demo', 'testing', 'handbook'];

module.exports = { platform, foundation, domain, entry };
