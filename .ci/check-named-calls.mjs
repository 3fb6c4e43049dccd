// The 55 calls that the specification names (point 7) stand in the contract by name and method, and a screen of the
// console or of the enrol site makes each. A type or a test that mentions a call does not make it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { importSource } from './import-source.mjs';

const read = 'info infos getList getCategoryList getComTypeCategoryList getExpertInfo';
const written = `login logout register setStatus setRateStatus updateUser createUser fetchVerfyCode diffVerfyCode
  resetPassword getExpertList setExpert checkComZuzhi checkIdCard getContact updateExpertInfo fetchAccount sendGroupSms
  fetchExpertInfo queryName fetchPaymentInfo updatePaymentInfo checkInitPwd fetchPhone`;
const ofClasses = `fetchClassLists createClass updataClass checkClass enrollClass fetchClassById queryComOwner checkClassPhone
  checkClassIdCard fetchReportLists updateReport updateReportOnline drawBack drawOk fetchContacts saveContacts
  fetchClassVerfyCode diffClassVerfyCode fetchEnrollListsByPhone updateEnrollByPhone isUniqueComRecommender
  fetchClassRecommendLists fetchClassRecommendList fetchClassRestRcommendList addClassRecommend`;

const calls = (area, names, method) =>
  names.split(/\s+/).map((name) => ({ name: `${area}/${name}`, method }));
const named = [
  ...calls('user', read, 'GET'),
  ...calls('user', written, 'POST'),
  ...calls('class', ofClasses, 'POST'),
];

const { contract } = await importSource("export { contract } from '@skillcert/api-client/contract';");

/** A source without the places where types mention a call. */
const made = (text) => text.replaceAll(/<'[^']+'/g, '');
const sources = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'apps/console/src', 'apps/enroll/src'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => made(readFileSync(file, 'utf8')));

const faults = [
  ...(named.length === 55 ? [] : [`${named.length} calls are named here, the specification names 55`]),
  ...(made("InputOf<'user/login'>").includes('user/login') ? ['a mention in a type counts as a use'] : []),
  ...named.flatMap(({ name, method }) => [
    ...(contract[name]?.method === method ? [] : [`${method} ${name} is not in the contract`]),
    ...(sources.some((text) => text.includes(`'${name}'`)) ? [] : [`${name} is made by no screen`]),
  ]),
];
process.stdout.write(
  faults.length ? `${faults.join('\n')}\n` : `${named.length} named calls, each made by a screen\n`,
);
process.exitCode = faults.length ? 1 : 0;
