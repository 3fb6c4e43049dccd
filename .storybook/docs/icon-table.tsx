import { SkillcertProvider } from '@skillcert/ui';
import { en } from '@skillcert/ui/locales/en';
import type { CSSProperties } from 'react';
import { iconGroups } from './icons';
// An icon calls itself by its newest name; here it has the one that it is imported by.
import source from './icons.ts?raw';

const names = [...source.matchAll(/\[Lucide\.(\w+), /g)].map(([, name]) => name);
const nameOf = new Map(iconGroups.flatMap(({ icons }) => icons).map(([icon], at) => [icon, names[at]]));

const step = (count: number) => `calc(var(--sc-space) * ${count})`;

const list: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(16rem, 1fr))',
  gap: step(2),
  margin: 0,
  padding: 0,
  listStyle: 'none',
};

const item: CSSProperties = { display: 'flex', alignItems: 'start', gap: step(3), paddingBlock: step(2) };

/** The icons by purpose, each with its name and its one meaning. */
export function IconTable() {
  return (
    <SkillcertProvider words={en} language="en" theme="light">
      {iconGroups.map(({ title, icons }) => (
        <section key={title} aria-label={title}>
          <div
            style={{
              fontSize: 'var(--sc-text-lg)',
              fontWeight: 'var(--sc-weight-bold)',
              marginBlock: step(4),
            }}
          >
            {title}
          </div>
          <ul style={list}>
            {icons.map(([Icon, means]) => (
              <li key={nameOf.get(Icon)} style={item}>
                <Icon aria-hidden="true" />
                <div>
                  <code>{nameOf.get(Icon)}</code>
                  <div style={{ color: 'var(--sc-muted)', fontSize: 'var(--sc-text-sm)' }}>{means}</div>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SkillcertProvider>
  );
}
