import { defaultExam, defaultRegistry } from '@skillcert/core';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../domain/certificates/registry/read-answer.js';
import { programmeWords } from '../../domain/certificates/registry/result-meanings.js';
import { guessColumns, namedColumns } from '../../domain/enrolment/import/rows/guess-columns.js';
import { readChoice, readField } from '../../domain/enrolment/import/rows/read-values.js';
import { readRoomRows } from '../../domain/exam/rooms/read-room-rows.js';
import { readInvoiceSheet } from '../../domain/money/invoices/sheet/read-invoice-sheet.js';
import { readScoreSheet } from '../../domain/scores/import/read-score-sheet.js';
import { plainWord } from './plain-word.js';
import { readTable } from './read-table.js';
import { sheetsHere } from './testing/sheets-here.js';

const today = '2026-11-28';

/** The values of each row of a sheet of candidates, by field. */
const candidates = async (text: string) => {
  const { heads, rows } = await readTable(sheetsHere, Buffer.from(text), namedColumns);
  const fields = guessColumns(heads);
  const said = rows.map(
    (row): Record<string, string> =>
      Object.fromEntries(
        fields.flatMap((field, at) => (field ? [[field, readField(row, at, field, { today })]] : [])),
      ),
  );
  return said.map(({ gender = '', education = '', id_type = '', ...row }) => ({
    ...row,
    gender: readChoice('gender', gender),
    education: readChoice('education', education),
    id_type: readChoice('id_type', id_type),
  }));
};

// Sheets as schools and training firms write them, with invented people.
describe('sheets of candidates of other schools', () => {
  it.each([
    [
      'a school, saved by WPS',
      `2026年度职业技能等级认定报名汇总表,,,,,,,
填报单位（盖章）：某某职业技术学院,,,,,,,
序号,姓  名,性 别,公民身份号码,文化程度,联系电话,所学专业,备注
1,陆小曼,女,310101199003071046,大学本科,13800000001,计算机,`,
      {
        name: '陆小曼',
        gender: 'female',
        id_card: '310101199003071046',
        education: 'bachelor',
        phone: '13800000001',
      },
    ],
    [
      'a firm, saved by LibreOffice with semicolons',
      `员工姓名;证件类型;证件号码;性别;出生年月日;移动电话;电子邮箱;学历;所在单位;岗位名称;从事本职业年限
欧阳修;居民身份证;330106198906073019;男;1989/6/7;13900000002;ou@example.com;大专;西湖软件有限公司;工程师;6`,
      {
        name: '欧阳修',
        id_type: 'cn',
        birth: '1989-06-07',
        phone: '13900000002',
        education: 'college',
        employer: '西湖软件有限公司',
        job: '工程师',
        work_years: '6',
      },
    ],
    [
      'the form of a national declaration',
      `*考生姓名（必填）,*证件号码（必填）,*手机号码（必填）,*文化程度（必填）,申报职业,原证书等级,原证书编号,原证书发证时间
钱多多,310101199003071046,13700000003,研究生,技术咨询师,四级/中级工,S000012345678,2020年5月1日`,
      {
        name: '钱多多',
        phone: '13700000003',
        certificate_number: 'S000012345678',
        certificate_issued_on: '2020-05-01',
      },
    ],
    [
      'a Spanish school',
      `Apellidos y nombre;Documento de identidad;Teléfono móvil;Correo electrónico;Sexo;Fecha de nacimiento
Pérez Ana;310101199003071046;13700000003;ana@example.com;Mujer;07/13/1990`,
      { name: 'Pérez Ana', phone: '13700000003', gender: 'female', birth: '1990-07-13' },
    ],
  ])('reads that of %s', async (_, text, said) => {
    expect(await candidates(text)).toMatchObject([said]);
  });
});

describe('scores of other schools', () => {
  const read = async (text: string) =>
    (await readScoreSheet(sheetsHere, Buffer.from(text), defaultExam.subjects)).rows.map(
      ({ enrol_no, ticket_no, name, scores }) => [
        enrol_no || ticket_no,
        name,
        ...scores.map(({ subject, score }) => `${subject}=${score}`),
      ],
    );
  it.each([
    [
      'a scanner of answer sheets',
      '准考证号,姓名,客观题,主观题,理论成绩\nTC26-0018-T0045,陆小曼,60,26,86',
      [['TC26-0018-T0045', '陆小曼', 'theory=86']],
    ],
    [
      'an examiner with a title above',
      '技能考核评分汇总表,,,\n考评员：张三,,,\n考号,考生姓名,实操得分（百分制）,备注\nTC26-0018-T0045,陆小曼,82.0,\nTC26-0018-T0046,王芳,缺考,',
      [
        ['TC26-0018-T0045', '陆小曼', 'practical=82'],
        ['TC26-0018-T0046', '王芳', 'practical=absent'],
      ],
    ],
    [
      'a school with all subjects',
      '报名编号;姓名;理论知识分数;操作技能分数;总分\nC26-0104-00058;李晓明;８６;90;176',
      [['C26-0104-00058', '李晓明', 'theory=86', 'practical=90']],
    ],
  ])('are read as %s writes them', async (_, text, said) => {
    expect(await read(text)).toEqual(said);
  });
});

// Two rows name columns: the first belongs to the form above the table.
describe('a row of heads that somebody says', () => {
  const lookOf = async (text: string, head_row?: number) => {
    const bytes = Buffer.from(text);
    if (text.includes('理论')) {
      const { look, rows } = await readScoreSheet(sheetsHere, bytes, defaultExam.subjects, { head_row });
      return { ...look('zh'), count: rows.length };
    }
    if (text.includes('考场')) {
      const { look, rooms } = await readRoomRows(sheetsHere, bytes, [], { head_row });
      return { ...look, count: rooms.length };
    }
    const { look, said } = await readInvoiceSheet(
      sheetsHere,
      bytes,
      { today, currency: 'CNY' },
      { head_row },
    );
    return { ...look, count: said.length };
  };
  it.each([
    [
      'scores',
      '报名编号,理论成绩,技能成绩\n示例,80,缺考\n准考证号,理论知识\nT0045,86\nT0046,缺考',
      [
        ['T0045', '86'],
        ['T0046', '缺考'],
      ],
      ['ticket_no', 'theory'],
    ],
    [
      'rooms',
      '考场名称,地址,排数,每排座位\n示例考场,东校区,6,5\n考场,排数,列数\n一号,七,6\n二号,6,6',
      [
        ['一号', null, '6'],
        ['二号', '6', '6'],
      ],
      ['name', 'rows', 'columns'],
    ],
    [
      'invoices',
      '报名编号,发票号码,开票日期,价税合计\n示例,26312000000000000001,2026-01-01,1\n姓名,发票号码,金额\n陆小曼,26312000000012345678,"1,680.5"',
      [['陆小曼', '26312000000012345678', '1680.50']],
      ['name', 'invoice_no', 'amount_cents'],
    ],
  ])('is that of %s, whose first rows are shown as they will be read', async (_, text, first, fields) => {
    const found = await lookOf(text);
    expect(found.head_row).toBe(1);
    const said = await lookOf(text, 3);
    expect([said.head_row, said.count, said.head_rows.length]).toEqual([3, first.length, first.length + 3]);
    expect(said.columns.map(({ field }) => field)).toEqual(fields);
    expect(said.first.map(({ cells }) => cells)).toEqual(first);
    expect(said.reading).toMatchObject([{ kind: 'rows_above_head', rows: [1, 2] }]);
    await expect(lookOf(text, 31)).rejects.toMatchObject({ refusal: 'invalid_input' });
    expect(await lookOf(text, 2)).toMatchObject({ is_whole: false, count: 0 });
  });
});

describe('answers of registries', () => {
  const known = programmeWords(defaultRegistry.answer);
  const read = async (text: string) =>
    (
      await readAnswer(sheetsHere, Buffer.from(text), defaultRegistry.answer, (word) =>
        known.get(plainWord(word)),
      )
    ).lines.map(({ certificate_no, said }) => [certificate_no, said]);
  it.each([
    [
      'one with a title above',
      '证书数据上报结果,,\n批次号：20261120,,\n序号,证书编号,校验结果,失败原因\n1,S000012345678,成功,\n2,S000012345679,失败,证件号码与姓名不符',
      [
        ['S000012345678', { fault: null }],
        ['S000012345679', { fault: '证件号码与姓名不符' }],
      ],
    ],
    [
      'one that says the state',
      '证书号码;姓名;入库状态;备注说明\ns000012345678;陆小曼;已入库;\nS000012345679;王芳;未入库;重复上报',
      [
        ['S000012345678', { fault: null }],
        ['S000012345679', { fault: '重复上报' }],
      ],
    ],
    [
      'one that says yes and no',
      '职业技能等级证书编号,是否成功,错误描述\nS000012345678,成功,\nS000012345679,失败,发证日期为空',
      [
        ['S000012345678', { fault: null }],
        ['S000012345679', { fault: '发证日期为空' }],
      ],
    ],
    [
      'one that fills in the reason and not the result',
      '证书编号,校验结果,失败原因\nS000012345678,,身份证号与姓名不符\nS000012345679,,\nS000012345671,-,重复上报\nS000012345672,成功,无\nS000012345673,,-\nS000012345674,成功,校验通过',
      [
        ['S000012345678', 'no_result'],
        ['S000012345679', 'unread'],
        ['S000012345671', 'no_result'],
        ['S000012345672', { fault: null }],
        ['S000012345673', 'unread'],
        ['S000012345674', { fault: null }],
      ],
    ],
    [
      'one that says reasons alone, and of some that there is none',
      '证书编号,失败原因\nS000012345678,无\nS000012345679,重复上报\nS000012345670,/',
      [
        ['S000012345678', 'unread'],
        ['S000012345679', { fault: '重复上报' }],
        ['S000012345670', 'unread'],
      ],
    ],
  ])('are read from %s', async (_, text, said) => {
    expect(await read(text)).toEqual(said);
  });
});

describe('sheets of rooms of other schools', () => {
  it.each([
    [
      '考场,考点名称,楼层,行数,每行座位数\n第一考场,某某学院东校区,3楼,6,5',
      { name: '第一考场', rows: 6, columns: 5 },
    ],
    [
      '教室名称;所在校区;楼层;排数;列数\nA-301;西校区;3;8;6',
      { name: 'A-301', address: '西校区', rows: 8, columns: 6 },
    ],
    [
      '考场安排表,,,\n考场名称,考试地点,总排数,总列数\n机房一,实训楼,7,4',
      { name: '机房一', address: '实训楼', rows: 7, columns: 4 },
    ],
  ])('are read: %s', async (text, said) => {
    expect((await readRoomRows(sheetsHere, Buffer.from(text), [])).rooms).toMatchObject([
      { ...said, problems: {} },
    ]);
  });
});

describe('sheets of invoices of other programs', () => {
  it.each([
    [
      'the tax portal',
      '序号,数电发票号码,开票日期,购买方名称,金额,税额,价税合计,备注,考生姓名\n1,26312000000012345678,2026-11-20 10:20:30,某公司,641.51,38.49,680.00,,陆小曼',
      { invoice_no: '26312000000012345678', issued_on: '2026-11-20', amount_cents: 68_000, tax_cents: 3_849 },
    ],
    [
      'the tax portal with both columns of numbers',
      '发票号码,数电发票号码,开票日期,价税合计,考生姓名\n,26312000000012345678,2026-11-20,680.00,陆小曼',
      { invoice_no: '26312000000012345678', issued_on: '2026-11-20', amount_cents: 68_000 },
    ],
    [
      'a program of a bookkeeper',
      '单据号;发票号码;开票日;含税金额(元);税额(元)\nP1001;26312000000012345678;2026/11/20;"680,00";38.49',
      { request_no: 'P1001', issued_on: '2026-11-20' },
    ],
    [
      'a list of electronic invoices with a title',
      '已开发票清单,,,\n报名编号,全电发票号码,开票日期,合计金额,合计税额\nC26-0104-00058,26312000000012345678,20261120,641.51,38.49',
      { enrol_no: 'C26-0104-00058', issued_on: '2026-11-20', amount_cents: 64_151, tax_cents: 3_849 },
    ],
  ])('are read from %s', async (_, text, said) => {
    expect(
      (await readInvoiceSheet(sheetsHere, Buffer.from(text), { today, currency: 'CNY' })).said,
    ).toMatchObject([said]);
  });
});
