import { contrastRatio } from '@skillcert/core';
import { SkillcertProvider } from '@skillcert/ui';
import { en } from '@skillcert/ui/locales/en';
import { type CSSProperties, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
// The sheets themselves, so that this page cannot say anything else than they do.
import colours from '../../packages/ui/src/tokens/colour.css?raw';
import sizes from '../../packages/ui/src/tokens/size.css?raw';
import { readTokens, type Token } from './read-tokens';

const themes = ['light', 'dark'] as const;
const isColour = ({ value }: Token) => /light-dark\(|^#/.test(value) && !value.includes('px');

/** `#rrggbb` of a colour as the browser gives it; '' where it is partly transparent. */
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
      {Number.isNaN(ratio) ? null : <div>{ratio.toFixed(2)} : 1 on surface</div>}
    </SkillcertProvider>
  );
}

/** Set in our own type, whatever surrounds it. */
function TokenTable({ children }: { children: ReactNode }) {
  return (
    <SkillcertProvider words={en} language="en" theme="light">
      <table>{children}</table>
    </SkillcertProvider>
  );
}

/** The colours, each drawn by the shipped sheet in both themes. */
export function ColourTable() {
  return (
    <TokenTable>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Light</th>
          <th scope="col">Dark</th>
          <th scope="col">For</th>
        </tr>
      </thead>
      <tbody>
        {readTokens(colours)
          .filter(isColour)
          .map((token) => (
            <tr key={token.name}>
              <th scope="row">
                <code>{token.name}</code>
              </th>
              {themes.map((theme) => (
                <td key={theme}>
                  <Swatch token={token} theme={theme} />
                </td>
              ))}
              <td>{token.use}</td>
            </tr>
          ))}
      </tbody>
    </TokenTable>
  );
}

/** Everything that is no colour: lengths, type, durations, layers. */
export function MeasureTable() {
  return (
    <TokenTable>
      <thead>
        <tr>
          <th scope="col">Token</th>
          <th scope="col">Value</th>
          <th scope="col">For</th>
        </tr>
      </thead>
      <tbody>
        {[...readTokens(sizes), ...readTokens(colours).filter((token) => !isColour(token))].map((token) => (
          <tr key={token.name}>
            <th scope="row">
              <code>{token.name}</code>
            </th>
            <td>
              <code>{token.value}</code>
            </td>
            <td>{token.use}</td>
          </tr>
        ))}
      </tbody>
    </TokenTable>
  );
}
