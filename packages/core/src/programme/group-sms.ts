import type { Localised } from './programme.js';

/** The audiences of a group message: candidates who hold a seat, by standing. */
export const smsAudiences = ['everyone', 'in_review', 'returned', 'approved', 'unpaid', 'paid'] as const;

/** One of {@link smsAudiences}. */
export type SmsAudience = (typeof smsAudiences)[number];

/** The placeholders in braces that a text can use: first those of the candidate, then those of the class. */
export const smsPlaceholders = [
  'name',
  'enrol_no',
  'fee',
  'class_name',
  'exam_at',
  'venue',
  'pay_until',
] as const;

/** One of {@link smsPlaceholders}. */
export type SmsPlaceholder = (typeof smsPlaceholders)[number];

/**
 * The type of a message: a code that its recipient waits for, a notice about an enrolment, or a promotion
 * that nobody requested.
 */
export const smsTypes = ['code', 'notice', 'promotion'] as const;

/** One of {@link smsTypes}. */
export type SmsType = (typeof smsTypes)[number];

/** The rules for every message of a type. */
export interface SmsRules {
  /** Nothing leaves between these times of the programme's zone, `22:00`; it waits for the morning. */
  readonly quiet: { readonly from: string; readonly until: string } | null;
  /** The instruction to opt out, at the end of each message. A person who opted out gets none. */
  readonly opt_out: Localised | null;
  /** The number of such messages that one phone may get per day, out of those sent to many. */
  readonly per_phone_per_day: number | null;
}

/** A text that may be sent to many. Nobody writes to candidates in words of their own. */
export interface SmsTemplate {
  readonly id: string;
  readonly type: Exclude<SmsType, 'code'>;
  readonly title: Localised;
  /** With {@link smsPlaceholders} in braces: `{name}`. */
  readonly text: Localised;
  /** The only audiences it is meant for: a reminder to pay never reaches a candidate who has paid. */
  readonly audiences: readonly SmsAudience[];
}

/** The group messages of a programme, their prices and their limits. */
export interface GroupSms {
  /** The sender of messages, without brackets; it is registered with the gateway. */
  readonly sign_name: string;
  readonly templates: readonly SmsTemplate[];
  readonly rules: Readonly<Record<SmsType, SmsRules>>;
  /** The price of one segment. */
  readonly segment_cents: number;
  /** The amounts with which an institution can top up its balance. */
  readonly packages: readonly { readonly id: string; readonly amount_cents: number }[];
  /** The number of segments that the classes of one institution may send per day. */
  readonly segments_per_day: number;
  /** A mailing that reaches more people than this in one class on one day needs a second person to release it. */
  readonly alone_up_to: number;
}

/**
 * The group messages of the default programme. They are part of its configuration, but stand beside
 * `Programme`: only the server reads them, and no page has to download them.
 */
export const defaultGroupSms: GroupSms = {
  sign_name: 'SkillCert',
  segment_cents: 5,
  packages: [
    { id: 'small', amount_cents: 10_000 },
    { id: 'medium', amount_cents: 50_000 },
    { id: 'large', amount_cents: 200_000 },
  ],
  segments_per_day: 20_000,
  alone_up_to: 50,
  rules: {
    // Its recipient waits for it, and it has counts of its own.
    code: { quiet: null, opt_out: null, per_phone_per_day: null },
    notice: { quiet: null, opt_out: null, per_phone_per_day: 10 },
    promotion: {
      quiet: { from: '22:00', until: '08:00' },
      opt_out: {
        en: 'Reply R to get no more of these.',
        zh: '拒收请回复R',
        es: 'Responda R para no recibir más.',
        ja: '配信停止はRと返信してください。',
      },
      per_phone_per_day: 1,
    },
  },
  templates: [
    {
      id: 'exam',
      type: 'notice',
      audiences: ['approved', 'paid'],
      title: {
        en: 'Time and place of the exam',
        zh: '考试时间与地点',
        es: 'Hora y lugar del examen',
        ja: '試験の日時と会場',
      },
      text: {
        en: '{name}, the exam of “{class_name}” is on {exam_at} at {venue}. Bring your identity document. Your number: {enrol_no}.',
        zh: '{name}您好，“{class_name}”考试时间：{exam_at}，地点：{venue}。请携带身份证件，报名编号：{enrol_no}。',
        es: '{name}, el examen de «{class_name}» es el {exam_at} en {venue}. Traiga su documento de identidad. Su número: {enrol_no}.',
        ja: '{name} 様、「{class_name}」の試験は {exam_at}、会場は{venue}です。身分証明書をお持ちください。申込番号：{enrol_no}。',
      },
    },
    {
      id: 'pay',
      type: 'notice',
      audiences: ['unpaid'],
      title: { en: 'Reminder to pay', zh: '缴费提醒', es: 'Recordatorio de pago', ja: 'お支払いのお願い' },
      text: {
        en: '{name}, your enrolment {enrol_no} in “{class_name}” is approved. Please pay {fee}; how is said on the enrolment site.',
        zh: '{name}您好，您在“{class_name}”的报名（{enrol_no}）已通过审核，请缴纳{fee}，缴费方式见报名网站。',
        es: '{name}, su inscripción {enrol_no} en «{class_name}» está aprobada. Pague {fee}; el sitio de inscripción explica cómo.',
        ja: '{name} 様、「{class_name}」のお申し込み（{enrol_no}）は承認されました。{fee} をお支払いください。方法は申込サイトをご覧ください。',
      },
    },
    {
      id: 'pay-until',
      type: 'notice',
      audiences: ['unpaid'],
      title: {
        en: 'Reminder to pay, with the deadline',
        zh: '缴费提醒（含截止时间）',
        es: 'Recordatorio de pago con plazo',
        ja: 'お支払いのお願い（期限つき）',
      },
      text: {
        en: '{name}, please pay {fee} for “{class_name}” ({enrol_no}) by {pay_until}; how is said on the enrolment site.',
        zh: '{name}您好，请于{pay_until}前缴纳“{class_name}”费用{fee}（{enrol_no}），缴费方式见报名网站。',
        es: '{name}, pague {fee} por «{class_name}» ({enrol_no}) antes del {pay_until}; el sitio de inscripción explica cómo.',
        ja: '{name} 様、「{class_name}」（{enrol_no}）の費用 {fee} を {pay_until} までにお支払いください。方法は申込サイトをご覧ください。',
      },
    },
    {
      id: 'mend',
      type: 'notice',
      audiences: ['returned'],
      title: {
        en: 'Reminder to mend the enrolment',
        zh: '补正材料提醒',
        es: 'Recordatorio de corrección',
        ja: '修正のお願い',
      },
      text: {
        en: '{name}, your enrolment {enrol_no} in “{class_name}” still needs changes. Please mend it on the enrolment site and send it again.',
        zh: '{name}您好，您在“{class_name}”的报名（{enrol_no}）仍需修改，请登录报名网站补正后重新提交。',
        es: '{name}, su inscripción {enrol_no} en «{class_name}» aún necesita cambios. Corríjala en el sitio de inscripción y envíela de nuevo.',
        ja: '{name} 様、「{class_name}」のお申し込み（{enrol_no}）は修正が必要です。申込サイトで修正し、もう一度お送りください。',
      },
    },
    {
      id: 'news',
      type: 'notice',
      audiences: smsAudiences,
      title: { en: 'There is news', zh: '通知查看', es: 'Hay novedades', ja: 'お知らせ' },
      text: {
        en: '{name}, there is news about “{class_name}”. Please open the enrolment site; your number is {enrol_no}.',
        zh: '{name}您好，“{class_name}”有新的通知，请登录报名网站查看，报名编号：{enrol_no}。',
        es: '{name}, hay novedades sobre «{class_name}». Abra el sitio de inscripción; su número es {enrol_no}.',
        ja: '{name} 様、「{class_name}」についてお知らせがあります。申込サイトをご覧ください。申込番号：{enrol_no}。',
      },
    },
    {
      id: 'next-classes',
      type: 'promotion',
      audiences: ['everyone', 'paid'],
      title: {
        en: 'New classes are open',
        zh: '新班次开放报名',
        es: 'Nuevas convocatorias abiertas',
        ja: '新しいクラスの受付開始',
      },
      text: {
        en: '{name}, new classes take enrolments now. They stand on the enrolment site.',
        zh: '{name}您好，新的班次已开放报名，详情请登录报名网站查看。',
        es: '{name}, hay nuevas convocatorias con inscripción abierta. Están en el sitio de inscripción.',
        ja: '{name} 様、新しいクラスの申込受付を開始しました。申込サイトをご覧ください。',
      },
    },
  ],
};
