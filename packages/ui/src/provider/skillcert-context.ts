'use client';
import { type ComponentType, createContext, type ReactNode, type Ref, use } from 'react';
import type { Words } from '../locales/words.js';
import type { Looks } from './looks.js';

/** The props of the component that draws a Link: give the router's own link as `linkComponent`. */
export interface LinkComponentProps {
  to: string;
  children?: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

export type LinkComponent = ComponentType<LinkComponentProps>;

export interface SkillcertContextValue {
  words: Words;
  language: string;
  container: HTMLElement | null;
  looks: Looks;
  linkComponent: LinkComponent | undefined;
  nonce: string | undefined;
}

export const SkillcertContext = createContext<SkillcertContextValue | null>(null);

/** The provider's words, language, link and overlay container. */
export const useSkillcert = (): SkillcertContextValue => {
  const value = use(SkillcertContext);
  if (!value) {
    throw new Error(
      'A @skillcert/ui component was drawn outside SkillcertProvider, so it has no words and no theme. Wrap the app: <SkillcertProvider words={en} language="en">.',
    );
  }
  return value;
};
