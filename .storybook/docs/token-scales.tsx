import { Button, SkillcertProvider } from '@skillcert/ui';
import { en } from '@skillcert/ui/locales/en';
import { type CSSProperties, type ReactNode, useState } from 'react';
import colours from '../../packages/ui/src/tokens/colour.css?raw';
import sizes from '../../packages/ui/src/tokens/size.css?raw';
import { readTokens, type Token } from './read-tokens';

const tokens = [...readTokens(sizes), ...readTokens(colours)];
const named = (pattern: RegExp) => tokens.filter(({ name }) => pattern.test(name));

const step = (count: number) => `calc(var(--sc-space) * ${count})`;

const line: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: '12rem 1fr',
  alignItems: 'center',
  gap: step(6),
  paddingBlock: step(2),
  borderBlockEnd: 'var(--sc-line) solid var(--sc-border)',
};

const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: step(8), padding: step(4) };

/** Drawn by the shipped sheet, in light and at the usual size. */
function Drawn({ children }: { children: ReactNode }) {
  return (
    <SkillcertProvider words={en} language="en" theme="light">
      {children}
    </SkillcertProvider>
  );
}

function Line({ token, children }: { token: Token; children: ReactNode }) {
  return (
    <div style={line}>
      <div>
        <code>{token.name}</code>
        <div style={{ color: 'var(--sc-muted)', fontSize: 'var(--sc-text-sm)' }}>{token.use}</div>
      </div>
      {children}
    </div>
  );
}

/** Each size of type, and each weight, set in itself. */
export function TypeScale() {
  return (
    <Drawn>
      {named(/^--sc-text-(?:xs|sm|md|lg|xl|2xl)$/).map((token) => (
        <Line key={token.name} token={token}>
          <span style={{ fontSize: `var(${token.name})` }}>Approve 12 candidates · 通过 12 名考生</span>
        </Line>
      ))}
      {named(/^--sc-weight-/).map((token) => (
        <Line key={token.name} token={token}>
          <span style={{ fontWeight: `var(${token.name})`, fontSize: 'var(--sc-text-lg)' }}>
            Approve 12 candidates · 通过 12 名考生
          </span>
        </Line>
      ))}
    </Drawn>
  );
}

const steps = [1, 2, 3, 4, 6, 8, 12];

/** The multiples of the one step that gaps and paddings are made of. */
export function SpaceScale() {
  return (
    <Drawn>
      {steps.map((count) => (
        <div key={count} style={line}>
          <code>{count} × --sc-space</code>
          <div style={{ inlineSize: step(count), blockSize: step(4), background: 'var(--sc-accent)' }} />
        </div>
      ))}
    </Drawn>
  );
}

const box: CSSProperties = { inlineSize: '7rem', blockSize: '4.5rem', background: 'var(--sc-surface)' };

function Sample({ token, style }: { token: Token; style: CSSProperties }) {
  return (
    <figure style={{ margin: 0, maxInlineSize: '12rem' }}>
      <div style={{ ...box, ...style }} />
      <figcaption style={{ marginBlockStart: step(3), fontSize: 'var(--sc-text-sm)' }}>
        <code>{token.name}</code>
        <div style={{ color: 'var(--sc-muted)' }}>{token.use}</div>
      </figcaption>
    </figure>
  );
}

/** The four corners. */
export function RadiusScale() {
  return (
    <Drawn>
      <div style={row}>
        {named(/^--sc-radius-/).map((token) => (
          <Sample
            key={token.name}
            token={token}
            style={{
              borderRadius: `var(${token.name})`,
              border: 'var(--sc-line) solid var(--sc-border-strong)',
            }}
          />
        ))}
      </div>
    </Drawn>
  );
}

/** The three heights above the page. */
export function ShadowScale() {
  return (
    <Drawn>
      <div style={{ ...row, background: 'var(--sc-bg)', padding: step(8) }}>
        {named(/^--sc-shadow-/).map((token) => (
          <Sample
            key={token.name}
            token={token}
            style={{ borderRadius: 'var(--sc-radius-lg)', boxShadow: `var(${token.name})` }}
          />
        ))}
      </div>
    </Drawn>
  );
}

/** The two durations, one beside the other. */
export function MotionScale() {
  const [isThere, setThere] = useState(false);
  return (
    <Drawn>
      {named(/^--sc-(?:fast|slow)$/).map((token) => (
        <Line key={token.name} token={token}>
          <div style={{ background: 'var(--sc-surface-soft)', borderRadius: 'var(--sc-radius-full)' }}>
            <div
              style={{
                inlineSize: step(6),
                blockSize: step(6),
                borderRadius: 'var(--sc-radius-full)',
                background: 'var(--sc-accent)',
                marginInlineStart: isThere ? `calc(100% - ${step(6)})` : 0,
                transition: `margin-inline-start var(${token.name}) var(--sc-ease)`,
              }}
            />
          </div>
        </Line>
      ))}
      <div style={{ paddingBlock: step(3) }}>
        <Button onClick={() => setThere(!isThere)}>Move</Button>
      </div>
    </Drawn>
  );
}
