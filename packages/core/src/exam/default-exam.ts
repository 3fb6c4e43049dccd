import type { ExamRules } from './exam-rules.js';

/** Said on the ticket as at the door. */
const entry_minutes = 15;

/**
 * The exam of the default programme: theory and practice at every level, and a comprehensive review for
 * technicians and senior technicians. It stands beside `Programme`, because no page has to download it before
 * it plans an exam.
 */
export const defaultExam: ExamRules = {
  subjects: [
    {
      id: 'theory',
      title: { en: 'Theory', zh: '理论知识考试', es: 'Teoría', ja: '学科試験' },
      full_points: 100,
      pass_points: 60,
      minutes: 90,
      papers: ['A', 'B'],
    },
    {
      id: 'practical',
      title: { en: 'Practical skills', zh: '技能考核', es: 'Prueba práctica', ja: '実技試験' },
      full_points: 100,
      pass_points: 60,
      minutes: 120,
      papers: ['A', 'B'],
    },
    {
      id: 'review',
      title: { en: 'Comprehensive review', zh: '综合评审', es: 'Evaluación integral', ja: '総合審査' },
      full_points: 100,
      pass_points: 60,
      minutes: 30,
      papers: ['A'],
    },
  ],
  levels: {
    '5': ['theory', 'practical'],
    '4': ['theory', 'practical'],
    '3': ['theory', 'practical'],
    '2': ['theory', 'practical', 'review'],
    '1': ['theory', 'practical', 'review'],
  },
  days: 3,
  recheck_days: 5,
  kept_months: 24,
  entry_minutes,
  ticket_rules: [
    {
      en: 'Bring this ticket and the original of your identity document, and be there 30 minutes before each exam.',
      zh: '请携带本准考证和有效身份证件原件，每科开考前 30 分钟到达考场。',
      es: 'Traiga esta tarjeta y su documento de identidad original, y llegue 30 minutos antes de cada prueba.',
      ja: '本票と本人確認書類の原本を持参し、各試験の開始 30 分前までに会場へお越しください。',
    },
    {
      en: `If you come later than ${entry_minutes} minutes after the start, the invigilator decides whether you are let in.`,
      zh: `开考 ${entry_minutes} 分钟后到场的，是否准予入场由监考人员决定。`,
      es: `Si llega pasados ${entry_minutes} minutos del comienzo, el vigilante decide si se le admite.`,
      ja: `開始から ${entry_minutes} 分を過ぎて到着した場合、入場の可否は試験監督が判断します。`,
    },
    {
      en: 'Sit at the desk that this ticket names. Phones and other devices stay switched off and outside.',
      zh: '请按准考证所示座位就座；手机等电子设备须关机，不得带入座位。',
      es: 'Ocupe el puesto que indica esta tarjeta. Teléfonos y otros aparatos quedan apagados y fuera de la sala.',
      ja: '本票に示された席に着いてください。携帯電話などの電子機器は電源を切り、席に持ち込まないでください。',
    },
    {
      en: 'Whoever cheats loses the results of the whole exam.',
      zh: '违反考场纪律、作弊的，取消全部科目成绩。',
      es: 'Quien haga trampas pierde los resultados de todo el examen.',
      ja: '不正行為があった場合は、全科目の成績が無効になります。',
    },
  ],
};
