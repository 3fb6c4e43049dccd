import { defaultExam, defaultProgramme } from '@skillcert/core';
import { defaultCertificates } from '../../../../domain/certificates/issue/certificate-rules.js';
import { createKeyring } from '../../../crypto/keyring.js';
import { readConfig } from '../../../settings/config.js';

/** The level of who is examined. */
export const level = defaultProgramme.levels[0]?.id ?? '';
/** When everything is printed. */
export const moment = '2026-11-21T04:00:00.000Z';

/** The services that make the papers. */
export const services = {
  programme: defaultProgramme,
  exam: defaultExam,
  certificates: defaultCertificates,
  config: readConfig({}),
  keyring: createKeyring(Buffer.alloc(32, 7)),
  now: () => new Date(moment),
};

/** Realistic names: common, long, of few characters, in other scripts, rare, and one that no font has (cuneiform). */
export const names = [
  '李晓明',
  '阿卜杜热西提·买买提艾力',
  '骉羴麤',
  '𬭼𫖯',
  '𠮷田𪚥',
  'José Ñúñez García de la Concepción',
  'ホセ・リサール',
  '欧阳𒀀',
  '王'.repeat(64),
] as const;

/** The person of every other paper: rare, and with one character that no font has. */
export const rareName = '𠮷田𒀀';

/** A class of a long name. */
export const className = '国家职业技能等级认证考前培训暨统一鉴定班（第三期）';
/** A unit that is called just as long. */
export const unitName = '上海市浦东新区职业技能评价与人才服务协会';
