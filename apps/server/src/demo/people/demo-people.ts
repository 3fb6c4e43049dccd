import type { SeededRandom } from '@skillcert/core';
import { type DemoIdentity, demoIdentity } from './demo-identity.js';
import { demoName } from './demo-name.js';
import { demoPhone } from './demo-phone.js';

/** A candidate of the demo. */
export interface DemoPerson extends DemoIdentity {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly education: string;
  readonly employer: string;
  readonly job: string;
}

const educations = ['senior', 'college', 'college', 'bachelor', 'bachelor', 'bachelor', 'master', 'doctor'];
const jobs = [
  '技术顾问',
  '项目经理',
  '产品工程师',
  '实施工程师',
  '咨询专员',
  '研发工程师',
  '质量主管',
  '售前工程师',
];
const employers = [
  '浦江软件有限公司',
  '岭南数据技术有限公司',
  '江汉工程咨询有限公司',
  '蓉城智造科技有限公司',
  '钱塘信息服务有限公司',
  '关中技术转移中心',
  '燕山自动化设备有限公司',
  '珠江新材料研究院',
  '太湖环境科技有限公司',
  '自由职业',
];

/** An endless row of people; no identity number and no phone comes twice. */
export const createPeople = (random: SeededRandom, year: number): (() => DemoPerson) => {
  const used = new Set<string>();
  const unused = <Made>(make: () => Made, keyOf: (made: Made) => string): Made => {
    for (;;) {
      const made = make();
      const key = keyOf(made);
      if (used.has(key)) continue;
      used.add(key);
      return made;
    }
  };
  let count = 0;
  return () => {
    const identity = unused(
      () => demoIdentity(random, year),
      (made) => made.id_card,
    );
    const phone = unused(
      () => demoPhone(random),
      (made) => made,
    );
    count += 1;
    return {
      ...identity,
      name: demoName(random, identity.gender),
      phone,
      email: random.chance(0.8) ? `candidate${count}@example.com` : '',
      education: random.pick(educations),
      employer: random.pick(employers),
      job: random.pick(jobs),
    };
  };
};
