export type { Radius, Size, Theme } from './looks.js';
export { type LinkComponent, type LinkComponentProps, useSkillcert } from './skillcert-context.js';
export { SkillcertProvider, type SkillcertProviderProps } from './skillcert-provider.js';
export { useIsMobile } from './use-is-mobile.js';
