import { Markdown } from '@storybook/addon-docs/blocks';
// The texts of unpublished changes, and of published ones: this page has no words of its own.
import manifest from '../../packages/ui/package.json';
import { bumps, readChanges } from './read-changes';

const changesets = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const published = import.meta.glob<string>('../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const changes = readChanges(Object.values(changesets), manifest.name);

const titles = { major: 'To be changed where it is used', minor: 'New', patch: 'Mended' };

const pending = bumps
  .map((bump) => ({ bump, texts: changes.filter((change) => change.bump === bump).map(({ text }) => text) }))
  .filter(({ texts }) => texts.length > 0)
  .map(({ bump, texts }) => `### ${titles[bump]}\n\n${texts.map((text) => `- ${text}`).join('\n')}`);

/** The changes of the next version, and below them the published versions. */
export function ChangeList() {
  return (
    <>
      <Markdown>{`## After ${manifest.version}\n\n${pending.join('\n\n') || 'Nothing yet.'}`}</Markdown>
      {Object.values(published).map((log) => (
        <Markdown key={manifest.name}>{log}</Markdown>
      ))}
    </>
  );
}
