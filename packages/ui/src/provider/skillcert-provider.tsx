'use client';
import { type ComponentProps, type CSSProperties, use, useEffect, useState } from 'react';
import { classNames } from '../internal/class-names.js';
import { useMergedRefs } from '../internal/use-merged-refs.js';
import type { Words } from '../locales/words.js';
import { accentTokens } from './accent-tokens.js';
import { keepPress } from './keep-press.js';
import type { Radius, Size, Theme } from './looks.js';
import { type LinkComponent, SkillcertContext } from './skillcert-context.js';

export interface SkillcertProviderProps extends ComponentProps<'div'> {
  /** The components' own words; load one language from `@skillcert/ui/locales/*`. A nested provider inherits them. */
  words?: Words;
  /** BCP 47 tag of the words; sets `lang` on the node. */
  language?: string;
  theme?: Theme;
  size?: Size;
  /** Any hex colour; text on it is computed to keep 4.5:1. */
  accent?: string;
  radius?: Radius;
  /** Draws every Link of the library, such as react-router's. */
  linkComponent?: LinkComponent;
  /** The page's CSP nonce, for the one style element that a modal's scroll lock adds. */
  nonce?: string;
}

/**
 * One DOM node that carries the theme; overlays are drawn inside it. Providers nest, and inherit the props that
 * they lack.
 */
export function SkillcertProvider({
  words,
  language,
  theme,
  size,
  accent,
  radius,
  linkComponent,
  nonce,
  className,
  style,
  ref,
  ...rest
}: SkillcertProviderProps) {
  const outer = use(SkillcertContext);
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  const merged = useMergedRefs(ref, setContainer);
  const isOutermost = !outer;
  useEffect(() => {
    if (isOutermost && container) return keepPress(container.ownerDocument);
  }, [isOutermost, container]);
  const ownWords = words ?? outer?.words;
  if (!ownWords) {
    throw new Error(
      'SkillcertProvider has no words. Import one language, such as { en } from "@skillcert/ui/locales/en", and pass words={en}.',
    );
  }
  const ownLanguage = language ?? outer?.language ?? 'en';
  const looks = {
    theme: theme ?? outer?.looks.theme ?? 'system',
    size: size ?? outer?.looks.size ?? 'medium',
    radius: radius ?? outer?.looks.radius ?? 'medium',
  };
  const tokens: CSSProperties | undefined = accent ? accentTokens(accent) : undefined;
  return (
    <SkillcertContext
      value={{
        words: ownWords,
        language: ownLanguage,
        container,
        looks,
        linkComponent: linkComponent ?? outer?.linkComponent,
        nonce: nonce ?? outer?.nonce,
      }}
    >
      <div
        {...rest}
        ref={merged}
        lang={ownLanguage}
        className={classNames('sc-theme', className)}
        data-theme={looks.theme}
        data-size={looks.size}
        data-radius={looks.radius}
        style={{ ...tokens, ...style }}
      />
    </SkillcertContext>
  );
}
