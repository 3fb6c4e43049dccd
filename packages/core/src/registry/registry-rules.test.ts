import { describe, expect, it } from 'vitest';
import { defaultExam } from '../exam/default-exam.js';
import { defaultProgramme } from '../programme/default-programme.js';
import { checkRegistryRules } from './check-registry-rules.js';
import { defaultRegistry } from './default-registry.js';
import { registryLine } from './registry-line.js';
import type { RegistryRules } from './registry-rules.js';

const problemsOf = (rules: RegistryRules) =>
  checkRegistryRules(rules, defaultExam, defaultProgramme).problems;

describe('checkRegistryRules', () => {
  it('finds nothing wrong with the default, nor with a registry that answers with faults alone', () => {
    expect(checkRegistryRules(defaultRegistry, defaultExam, defaultProgramme)).toEqual({
      ok: true,
      problems: [],
    });
    const { answer } = defaultRegistry;
    expect(
      problemsOf({ ...defaultRegistry, answer: { ...answer, result: [], accepted: [], rejected: [] } }),
    ).toEqual([]);
  });

  it('names every problem', () => {
    const wrong: RegistryRules = {
      language: 'en',
      columns: [
        { head: 'Name', from: 'name' },
        { head: 'name ', text: ' ' },
        { head: 'Level', from: 'level', values: { '5': 'Five', '9': 'Nine' } },
        { head: 'Document', from: 'id_type', values: { cn: '' } },
        { head: 'Gender', from: 'gender', values: { male: 'M' } },
        { head: 'Unit', from: 'unit_name', values: { other: 'X' } },
        { head: 'Essay', from: 'score.essay' },
      ],
      answer: { number: [], result: ['Result'], fault: ['result'], accepted: [], rejected: ['No', 'no '] },
    };
    const programme = { levels: defaultProgramme.levels.slice(0, 2), id_types: ['cn'] as const };
    expect(checkRegistryRules(wrong, defaultExam, programme).problems).toEqual([
      'Every column needs a head of its own.',
      'One column has the number of the certificate.',
      'The column name  says nothing.',
      'The column Level has no word for 4.',
      'The column Level has a word for 9, which level never is.',
      'The column Document has no word for cn.',
      'The column Gender has no word for female.',
      'The column Unit has a word for other, which unit_name never is.',
      'The column Essay says score.essay, which no certificate does.',
      'An answer needs words for the column of the number and for that of the fault.',
      'Two columns of an answer have one word.',
      'An answer with a column of results needs a word for what is accepted.',
      'A result of an answer is named twice.',
    ]);
  });
});

describe('registryLine', () => {
  it('writes the facts of a certificate in the order of the columns, in the registry’s own words where it has some', () => {
    const facts: Readonly<Record<string, string>> = { name: '李晓明', level: '3', 'score.theory': '88' };
    const line = registryLine(
      [
        { head: '成绩', from: 'score.theory' },
        { head: '类型', text: '等级证书' },
        { head: '姓名', from: 'name' },
        { head: '等级', from: 'level', values: { '3': '三级' } },
        { head: '性别', from: 'gender', values: { male: '男', female: '女' } },
      ],
      (fact) => facts[fact] ?? '',
    );
    expect(line).toEqual(['88', '等级证书', '李晓明', '三级', '']);
  });
});
