import type { ReviewStatus } from '@skillcert/core';
import { sampleImages } from '../image-viewer/sample-images.js';

/** A document that a candidate has sent. */
export interface SampleDocument {
  id: string;
  kind: string;
  src: string;
  verdict: 'accepted' | 'returned' | null;
  round: number;
  /** Why it was returned: the id of one of the texts that the configuration offers. */
  text_id?: string;
  replaced?: boolean;
}

/** An event of an enrolment; an empty name is the candidate. */
interface SampleEntry {
  action: 'enrol' | 'claim' | 'return' | 'resubmit' | 'doubt' | 'approve';
  at: string;
  by?: string;
  document?: string;
  text_id?: string;
}

/** An enrolment as list and bench show it; the moments are written as they write them. */
export interface SampleEnrolment {
  id: string;
  name: string;
  enrol_no: string;
  status: ReviewStatus;
  id_masked: string;
  phone_masked: string;
  com_name: string | null;
  employer: string;
  reviewer_name: string | null;
  created_at: string;
  round: number;
  documents: readonly SampleDocument[];
  history: readonly SampleEntry[];
}

/** The reviewer: the person who looks at the screens. */
const me = '李审核';

const card = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="630" viewBox="0 0 1000 630"><rect width="1000" height="630" rx="30" fill="#e8f1ea"/><rect x="80" y="90" width="420" height="34" rx="8" fill="#476a9c"/>${[190, 270, 350].map((y) => `<rect x="80" y="${y}" width="470" height="26" rx="13" fill="#b5c6cf"/>`).join('')}<rect x="80" y="510" width="620" height="40" rx="8" fill="#476a9c"/><rect x="680" y="90" width="240" height="320" rx="12" fill="#cfe0f7"/><circle cx="800" cy="200" r="62" fill="#476a9c"/><path d="M700 410a100 100 0 0 1 200 0z" fill="#476a9c"/></svg>`,
)}`;

const srcOf: Readonly<Record<string, string | undefined>> = {
  id_front: card,
  id_back: card,
  education_certificate: sampleImages[0]?.src,
  work_proof: sampleImages[1]?.src,
};

const sent = (kind: string, more: Partial<SampleDocument> = {}): SampleDocument => ({
  id: `${kind} ${more.round ?? 1}`,
  kind,
  src: srcOf[kind] ?? card,
  verdict: null,
  round: 1,
  ...more,
});

const identity = [sent('id_front'), sent('id_back')];
const whole = [...identity, sent('education_certificate'), sent('work_proof')];
const cutOff = { document: 'education_certificate', text_id: 'cut_off' };

const corrected: readonly SampleDocument[] = [
  sent('id_front', { verdict: 'accepted' }),
  sent('id_back', { verdict: 'accepted' }),
  sent('education_certificate', { verdict: 'returned', text_id: 'cut_off', replaced: true }),
  sent('education_certificate', { round: 2 }),
  sent('work_proof'),
];

const association = '上海市科技创业协会';

type Told = Pick<SampleEnrolment, 'name' | 'status' | 'com_name' | 'employer' | 'documents' | 'history'> & {
  reviewer_name?: string;
};

const told: readonly Told[] = [
  {
    name: '李思远',
    status: 'submitted',
    com_name: association,
    employer: '上海精工科技有限公司',
    documents: [...identity, sent('education_certificate')],
    history: [],
  },
  {
    name: '张晓明',
    status: 'in_review',
    com_name: association,
    employer: '上海华信咨询有限公司',
    reviewer_name: me,
    documents: corrected,
    history: [
      { action: 'claim', at: '2026-11-11 16:20', by: me },
      { action: 'return', at: '2026-11-11 16:40', by: me, ...cutOff },
      { action: 'resubmit', at: '2026-11-12 10:02' },
      { action: 'claim', at: '2026-11-20 09:05', by: me },
    ],
  },
  { name: '王雅琴', status: 'submitted', com_name: null, employer: '', documents: whole, history: [] },
  {
    name: '陈志强',
    status: 'doubtful',
    com_name: association,
    employer: '苏州明德信息技术有限公司',
    reviewer_name: me,
    documents: whole,
    history: [
      { action: 'claim', at: '2026-11-14 11:00', by: me },
      { action: 'doubt', at: '2026-11-14 11:12', by: me, text_id: 'same_person' },
    ],
  },
  {
    name: '欧阳明月',
    status: 'returned',
    com_name: null,
    employer: '杭州远见咨询中心',
    reviewer_name: me,
    documents: [
      ...identity,
      sent('education_certificate', { verdict: 'returned', text_id: 'cut_off' }),
      sent('work_proof'),
    ],
    history: [
      { action: 'claim', at: '2026-11-15 14:30', by: me },
      { action: 'return', at: '2026-11-15 14:41', by: me, ...cutOff },
    ],
  },
  {
    name: '赵子龙',
    status: 'approved',
    com_name: association,
    employer: '宁波海创科技有限公司',
    reviewer_name: me,
    documents: whole.map((each) => ({ ...each, verdict: 'accepted' as const })),
    history: [
      { action: 'claim', at: '2026-11-16 09:30', by: me },
      { action: 'approve', at: '2026-11-16 09:44', by: me },
    ],
  },
];

/** The candidates of a class: waiting ones first, the oldest on top. */
export const sampleEnrolments: readonly SampleEnrolment[] = told.map((each, index) => {
  const created_at = `2026-11-${10 + index} 09:1${index}`;
  return {
    ...each,
    reviewer_name: each.reviewer_name ?? null,
    id: String(index + 1),
    enrol_no: `TC26-0027-0004${index + 1}`,
    id_masked: `310***********00${index + 1}9`,
    phone_masked: `138****20${46 + index}`,
    created_at,
    round: each.history.some(({ action }) => action === 'resubmit') ? 2 : 1,
    history: [{ action: 'enrol', at: created_at }, ...each.history],
  };
});
