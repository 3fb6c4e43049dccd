// What screens that are opened later bring along by themselves: kept out of the first download, which has 190 KB.
const late = {
  core: [
    ...['admission', 'codes', 'exam', 'import-limits', 'registry', 'study', 'tabs', 'validate', 'normalise'],
    ...[
      'account',
      'article',
      'review',
      'payment',
      'refund',
      'invoice',
      'score',
      'ticket',
      'top-up',
      'check-in',
      'course',
    ].map((each) => `lifecycle/${each}`),
    ...['lifecycle/amendment', 'lifecycle/recheck', 'lifecycle/certificate', 'lifecycle/registry'],
    ...['add-cents', 'check-invoice', 'pay-methods'].map((each) => `money/${each}`),
    ...['percent', 'round', 'read-number', 'compact-number', 'time-ago', 'mask'].map(
      (each) => `format/${each}`,
    ),
  ],
  ui: [
    // The layout has the styles of what every screen shows.
    '.*[.]css',
    ...[
      'avatar/',
      'stat/',
      'toast-history/toast-history-',
      'chart/',
      'bar-chart',
      'donut-chart',
      'editable-cell',
      'line-chart',
      'histogram',
      'seat-map',
      'score-grid',
      'table/',
      'switch/',
      'confirm-dialog',
      'steps',
      'tabs',
      'file-',
      'filter-bar',
      'data-table-tools',
    ],
    ...['timeline', 'descriptions', 'entry-page', 'password-input', 'combobox', 'multi-select', 'date-'],
    ...[
      'popover',
      'pdf-preview',
      'tag/',
      'command-list',
      'number-input',
      'money-input',
      'image-viewer',
      'video-player',
      'qr-',
    ],
    ...[
      'alert-dialog',
      'verify-code-input',
      'image-frame',
      'split',
      'markdown',
      'textarea',
      'radio-group',
      'checkbox-group',
      'print-sheet',
      'row-handle',
    ],
    ...[
      'cell-range',
      'surface-view',
      'use-typed-text',
      'use-report',
      'use-touch-phone',
      'use-box-size',
      'worker-opener',
    ].map((each) => `internal/${each}`),
  ],
  console: [
    ...['.*late-class', 'forms', 'pdf/', 'scanning/', 'timeline', 'state/visited-tags'],
    ...[
      'record-of-class',
      'list-bar',
      'list-export',
      'list-filters',
      'full-list',
      'filters',
      'collect-ids',
      'use-list-params',
    ].map((each) => `lists/${each}`),
    ...['use-picture', 'kept-picture', 'save-file'].map((each) => `client/${each}`),
    ...['tabs', 'error-log', 'use-required-class', 'refresh-profile'].map((each) => `shell/${each}`),
    ...[
      'candidates',
      'certificates',
      'contact',
      'declare',
      'doubtful',
      'enrol-link',
      'exams',
      'expert',
      'forgot',
      'login',
    ].map((each) => `screens/${each}`),
    ...[
      'gathering',
      'invoices',
      'joint',
      'payments',
      'people',
      'profile',
      'promotion',
      'receipts',
      'recharge',
    ].map((each) => `screens/${each}`),
    ...['report', 'scores', 'settlement', 'setup', 'status', 'study', 'tickets', 'users'].map(
      (each) => `screens/${each}`,
    ),
    ...['detail', 'event', 'form', 'owner', 'use-class-action', 'lists/find-units'].map(
      (each) => `screens/class/${each}`,
    ),
  ],
  icons: [
    ...[
      'chevrons',
      'columns',
      'copy',
      'external-link',
      'file-text',
      'grip',
      'image-off',
      'paperclip',
      'printer',
      'qr-code',
      'scan-qr',
    ],
    ...['circle[.]', 'minus[.]', 'rotate', 'sliders', 'trash', 'trending', 'upload', 'zoom'],
  ],
};

const but = (names: readonly string[]) => `(?!${names.join('|')})`;

/** What the screens of the staff share and begin with, in one download. */
export const staffDownload = new RegExp(
  [
    `/packages/core/src/${but(late.core)}`,
    `/packages/ui/src/${but(late.ui)}`,
    `/apps/console/src/${but(late.console)}`,
    `/node_modules/@tanstack/${but(['.*virtual'])}`,
    `/node_modules/lucide-react/${but(late.icons.map((icon) => `.*icons/${icon}`))}`,
  ].join('|'),
);

/** What stands over the lists that are opened later: their filters, and what arranges their columns. */
export const listDownload =
  /\/apps\/console\/src\/lists\/|\/packages\/ui\/src\/(?:filter-bar\/|data-table-tools\/(?:index|data-table-tools))/;
