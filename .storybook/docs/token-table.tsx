import { contrastRatio } from '@skillcert/core';
import { SkillcertProvider } from '@skillcert/ui';
import { en } from '@skillcert/ui/locales/en';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
// The sheets themselves, so that this page cannot differ from them.
import colours from '../../packages/ui/src/tokens/colour.css?raw';
import sizes from '../../packages/ui/src/tokens/size.css?raw';
import { readTokens, type Token } from './read-tokens';

const themes = ['light', 'dark'] as const;
const isColour = ({ value }: Token) => /light-dark\(|^#/.test(value) && !value.includes('px');

/** `#rrggbb` of a colour as the browser reports it; '' if it is partly transparent. */
const toHex = (colour: string) => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  if (!canvas) return '';
  canvas.fillStyle = colour;
  return canvas.fillStyle.startsWith('#') ? canvas.fillStyle : '';
};

const lookOf = (node: Element) => {
  const own = toHex(getComputedStyle(node).backgroundColor);
  const surface = toHex(getComputedStyle(node).color);
  return { own, ratio: own && surface ? contrastRatio(own, surface) : Number.NaN };
};

const swatch: CSSProperties = {
  display: 'inline-block',
  inlineSize: '4rem',
  blockSize: '2rem',
  border: 'var(--sc-line) solid var(--sc-border-strong)',
  borderRadius: 'var(--sc-radius-sm)',
  verticalAlign: 'middle',
};

function Swatch({ token, theme }: { token: Token; theme: (typeof themes)[number] }) {
  const node = useRef<HTMLSpanElement>(null);
  const [{ own, ratio }, setLook] = useState({ own: '', ratio: Number.NaN });
  useLayoutEffect(() => {
    if (node.current) setLook(lookOf(node.current));
  }, []);
  return (
    <SkillcertProvider
      words={en}
      language="en"
      theme={theme}
      style={{ padding: 'calc(var(--sc-space) * 2)', background: 'var(--sc-surface)' }}
    >
      <span ref={node} style={{ ...swatch, background: `var(${token.name})`, color: 'var(--sc-surface)' }} />{' '}
      <code>{own || token.value.replace(/.*?(rgb\([^)]*\)).*/, '$1')}</code>
      {ratio >= 3 ? <div>{ratio.toFixed(2)} : 1 on surface</div> : null}
    </SkillcertProvider>
  );
}

/** Set in our own type, inside any page. */
function TokenTable({ children }: { children: ReactNode }) {
  return (
    <SkillcertProvider words={en} language="en" theme="light">
      <table style={{ inlineSize: '100%', borderCollapse: 'collapse' }}>{children}</table>
    </SkillcertProvider>
  );
}

const cell: CSSProperties = {
  padding: 'calc(var(--sc-space) * 2)',
  borderBlockEnd: 'var(--sc-line) solid var(--sc-border)',
  textAlign: 'start',
  verticalAlign: 'top',
};
const name: CSSProperties = { ...cell, fontWeight: 'var(--sc-weight-regular)', whiteSpace: 'nowrap' };

function Heads({ names }: { names: readonly string[] }) {
  return (
    <tr>
      {names.map((each) => (
        <th key={each} scope="col" style={cell}>
          {each}
        </th>
      ))}
    </tr>
  );
}

/** The groups of the colours; the first match counts. */
const groups: readonly [title: string, pattern: RegExp][] = [
  ['Accent', /^--sc-(?:on-)?accent|^--sc-focus$/],
  ['Tones', /success|warning|danger|info|neutral/],
  ['Charts', /chart/],
  ['Codes', /code/],
  ['Lines', /border/],
  ['Text', /text|muted|on-inverse/],
  ['Surfaces', /./],
];

const groupOf = ({ name }: Token) => groups.find(([, pattern]) => pattern.test(name))?.[0];
const colourTokens = readTokens(colours).filter(isColour);

/** The colours by group, each drawn by the shipped sheet in both themes. */
export function ColourTable() {
  return (
    <TokenTable>
      {groups.toReversed().map(([title]) => (
        <tbody key={title}>
          <tr>
            <th colSpan={4} scope="rowgroup" style={{ ...cell, fontSize: 'var(--sc-text-lg)' }}>
              {title}
            </th>
          </tr>
          <Heads names={['Token', 'Light', 'Dark', 'For']} />
          {colourTokens
            .filter((token) => groupOf(token) === title)
            .map((token) => (
              <tr key={token.name}>
                <th scope="row" style={name}>
                  <code>{token.name}</code>
                </th>
                {themes.map((theme) => (
                  <td key={theme} style={cell}>
                    <Swatch token={token} theme={theme} />
                  </td>
                ))}
                <td style={cell}>{token.use}</td>
              </tr>
            ))}
        </tbody>
      ))}
    </TokenTable>
  );
}

/** Everything that is no colour: lengths, type, durations, layers. */
export function MeasureTable() {
  return (
    <TokenTable>
      <thead>
        <Heads names={['Token', 'Value', 'For']} />
      </thead>
      <tbody>
        {[...readTokens(sizes), ...readTokens(colours).filter((token) => !isColour(token))].map((token) => (
          <tr key={token.name}>
            <th scope="row" style={name}>
              <code>{token.name}</code>
            </th>
            <td style={cell}>
              <code>{token.value}</code>
            </td>
            <td style={cell}>{token.use}</td>
          </tr>
        ))}
      </tbody>
    </TokenTable>
  );
}
