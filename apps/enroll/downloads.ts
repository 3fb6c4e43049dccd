const ui = (...components: string[]) => `/ui/src/(?:${components.join('|')})/[^.]+\\.tsx?$`;

const drawnEverywhere = ui(
  ...[
    'provider',
    // The code for cameras, pictures and PDFs comes with them: the first page has none.
    'internal(?!/(?:use-pan-zoom|use-look-keys|open-camera|use-box-size|worker-opener|use-picture-address|marked-stop))',
    'site-shell',
    'skip-link',
    'visually-hidden',
    'page',
    'heading',
    'text',
    'link',
  ],
  ...[
    'button',
    'icon-button',
    'select',
    'text-input',
    'stack',
    'inline',
    'grid',
    'card',
    'badge',
    'descriptions',
  ],
  ...['skeleton', 'state-view', 'empty-state', 'error-state', 'progress'],
);
const drawnInForms = ui('banner', 'field', 'form', 'verify-code-input');

/**
 * Few downloads, each with the code for one situation: the base of every page, the proof of a phone, the shared
 * parts of forms. Each may only depend on those before it. By default the bundler makes twenty pieces of a
 * kilobyte.
 */
export const downloads = [
  {
    name: 'base',
    priority: 3,
    test: new RegExp(
      [
        'rolldown/runtime',
        'node_modules/(?:react|react-dom|scheduler|@formatjs|intl-messageformat)/',
        '/lucide-react/dist/esm/(?!icons/)',
        '/lucide-react/dist/esm/icons/(?:x|circle-alert|lock)\\.',
        '/api-client/src/call-error',
        '/core/src/(?:i18n|programme|limits|money/format-cents|format/(?:tel-of|has-personal-part))',
        // The entry, too: the page then loads this piece instead of one that only imports it.
        '/enroll/src/(?:(?:main|app|screens|paths)\\.|router/|shell/|language/|words/(?!field)|client/(?:call|use-call|problem)\\.|screens/not-found/)',
        drawnEverywhere,
      ].join('|'),
    ),
  },
  { name: 'proof', priority: 2, test: new RegExp(`/screens/phone-proof/|${drawnInForms}`) },
  {
    name: 'form',
    priority: 1,
    test: new RegExp(`/screens/candidate-form/|${ui('timeline')}`),
  },
];
