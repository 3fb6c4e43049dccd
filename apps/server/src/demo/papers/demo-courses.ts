import type { QuizQuestion, StudyKind } from '@skillcert/core';

/** A question of a quiz of the demo. */
export interface DemoQuestion extends QuizQuestion {
  readonly text: string;
}

/** A unit of a course of the demo. */
export interface DemoUnit {
  readonly title: string;
  readonly kind: StudyKind;
  readonly required_minutes: number;
  /** The text of an article. */
  readonly body?: string;
  /** The title of the slides of a PDF, and the number of its pages. */
  readonly file?: { readonly title: string; readonly pages: number };
  readonly questions?: readonly DemoQuestion[];
}

/** A course of the demo. */
export interface DemoCourse {
  readonly title: string;
  readonly summary: string;
  readonly published: boolean;
  readonly units: readonly DemoUnit[];
}

/**
 * The courses of the demo: two that are published, of which the second has a video that was not uploaded yet, and one
 * that is still being prepared.
 */
export const demoCourses: readonly DemoCourse[] = [
  {
    title: '合同与知识产权',
    summary: '从要约到登记：合同的订立、履行和权属约定。',
    published: true,
    units: [
      {
        title: '合同的必备条款',
        kind: 'article',
        required_minutes: 20,
        body: '## 学习目标\n\n1. 说出合同的必备条款\n2. 判断一份合同缺少了什么\n\n## 必备条款\n\n| 条款 | 要写明的内容 |\n| --- | --- |\n| 标的 | 提供什么成果，**以什么形式**交付 |\n| 期限 | 分阶段的时间和验收日 |\n| 报酬 | 总额、支付方式和条件 |\n| 权属 | 成果归谁所有，谁可以使用 |\n\n> 没有写明权属的合同，争议最多。\n\n## 练习\n\n找一份用过的合同，逐条对照上表。',
      },
      {
        title: '权属约定',
        kind: 'pdf',
        required_minutes: 30,
        file: { title: '权属约定.pdf', pages: 6 },
      },
      {
        title: '登记办理',
        kind: 'article',
        required_minutes: 10,
        body: '## 何时登记\n\n合同生效后三十日内，由卖方在所在地的登记机构办理。\n\n- 准备合同原件和双方的主体材料\n- 在线提交，补正意见会发到经办人手机\n- 登记后才能享受税收优惠',
      },
      {
        title: '合同测验',
        kind: 'quiz',
        required_minutes: 0,
        questions: [
          {
            kind: 'single',
            text: '合同生效后，应当在多少日内办理登记？',
            choices: ['十日', '三十日', '六十日', '没有期限'],
            right: [1],
            points: 4,
          },
          {
            kind: 'multiple',
            text: '以下哪些是合同的必备条款？',
            choices: ['标的', '期限', '报酬', '双方的照片'],
            right: [0, 1, 2],
            points: 4,
          },
          {
            kind: 'true_false',
            text: '没有写明权属的合同，争议最多。',
            choices: [],
            right: [0],
            points: 2,
          },
        ],
      },
    ],
  },
  {
    title: '尽职调查',
    summary: '如何了解一项成果和它的提供方。',
    published: true,
    units: [
      {
        title: '调查清单',
        kind: 'pdf',
        required_minutes: 20,
        file: { title: '调查清单.pdf', pages: 4 },
      },
      {
        title: '访谈提纲',
        kind: 'article',
        required_minutes: 15,
        body: '## 访谈前\n\n- 读完对方提供的全部材料\n- 写下三个最想弄清的问题\n\n## 访谈中\n\n1. 先问事实，再问看法\n2. 听到数字就记下来源\n3. 结束前复述要点，请对方确认',
      },
      { title: '案例讲解', kind: 'video', required_minutes: 25 },
    ],
  },
  {
    title: '谈判与沟通',
    summary: '正在准备。',
    published: false,
    units: [],
  },
];
