export { type LinkComponent, type LinkComponentProps, useSkillcert } from './skillcert-context.js';
export {
  type Size,
  SkillcertProvider,
  type SkillcertProviderProps,
  type Theme,
} from './skillcert-provider.js';
export { useIsMobile } from './use-is-mobile.js';
