import { type CertificateKind, defaultRegistry, type Localised, type RegistryRules } from '@skillcert/core';

/**
 * The rules by which a programme numbers, prints and registers its certificates. Plain data, beside `Programme`,
 * because only the server reads it.
 */
export interface CertificateRules {
  /**
   * For each kind a pattern for `formatSerial`: capitals and digits around `{yy}` (the year of the number),
   * `{level}` and `{class_code}`, ending in `{serial}` or `{serial:digits}`, which counts per prefix.
   * `checkCertificateRules` reports other patterns.
   */
  readonly number: Readonly<Record<CertificateKind, string>>;
  /** The issuer, as on the paper. */
  readonly issuer: Localised;
  /** How those of candidates come into the national registry. */
  readonly registry: RegistryRules;
}

/**
 * The 22 characters of skill-level certificates: S for a social evaluation body, four digits of the body, two of
 * the province, six of its series, two of the year, one of the level, six of the serial. Those of teachers are the
 * body's own: T in front, and no level, so that one count runs through all of a year.
 */
export const defaultCertificates: CertificateRules = {
  number: {
    candidate: 'S000131000001{yy}{level}{serial:6}',
    teacher: 'T000131000001{yy}{serial:6}',
  },
  issuer: {
    en: 'Vocational Skill Evaluation Centre',
    zh: '职业技能评价中心',
    es: 'Centro de Evaluación de Competencias Profesionales',
    ja: '職業技能評価センター',
  },
  registry: defaultRegistry,
};

declare module '../../../platform/services.js' {
  interface Services {
    readonly certificates: CertificateRules;
  }
}
