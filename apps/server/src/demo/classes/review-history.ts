import type { DoubtKind } from '@skillcert/api-client/contract';
import type { SeededRandom } from '@skillcert/core';
import {
  type Actor,
  type ReviewEvent,
  type ReviewStatus,
  reviewLifecycle,
  transition,
} from '@skillcert/core';
import type { ReviewReason } from '../../platform/store/database.js';
import type { DemoStep } from './class-history.js';

const returnTexts: readonly ReviewReason[] = [
  { document: 'photo', reason: '照片背景不是白色，请重新上传' },
  { document: 'photo', reason: '照片模糊，无法辨认面部' },
  { document: 'education', reason: '学历与所报级别的申报条件不符，请核对' },
  { document: 'employment', reason: '工作单位名称请填写全称' },
  { document: 'contact', reason: '电子邮箱无法送达，请更正' },
];
const refusals = ['不符合本级别申报条件', '工作年限不足', '材料经核实与事实不符'];
const doubts = {
  同一证件在其他班级已有在审报名: 'same_identity',
  姓名与证件信息不一致: 'identity_mismatch',
  证件照模糊且无法核对本人: 'unreadable_photo',
} as const satisfies Record<string, DoubtKind>;
const isDoubt = (reason: string): reason is keyof typeof doubts => reason in doubts;
const withdrawals = ['时间冲突，改报下一期', '工作调动', ''];

/** How an enrolment got where it is. */
export interface ReviewHistory {
  readonly steps: readonly DemoStep<ReviewEvent, ReviewStatus>[];
  readonly review_round: number;
  readonly reasons: readonly ReviewReason[];
  readonly reason: string | null;
  readonly doubt_kind: DoubtKind | null;
}

type Road = readonly ReviewEvent[];

/** Where a review can stand; who waits for a seat has none yet. */
export type DemoStatus = Exclude<ReviewStatus, 'waiting' | 'offered' | 'moved'>;

const roads: Readonly<Record<DemoStatus, readonly Road[]>> = {
  submitted: [[], [], [], ['claim', 'release'], ['claim', 'return', 'resubmit']],
  in_review: [['claim']],
  approved: [
    ...Array<Road>(8).fill(['claim', 'approve']),
    ['claim', 'return', 'resubmit', 'claim', 'approve'],
    ['claim', 'doubt', 'approve'],
  ],
  returned: [['claim', 'return']],
  doubtful: [['claim', 'doubt']],
  refused: [
    ['claim', 'refuse'],
    ['claim', 'refuse'],
    ['claim', 'doubt', 'refuse'],
  ],
  withdrawn: [['withdraw']],
  expired: [['claim', 'return', 'deadline']],
};

const actorOf = (event: ReviewEvent): Actor => {
  if (event === 'resubmit' || event === 'withdraw') return 'candidate';
  return event === 'deadline' ? 'clock' : 'master';
};

const reasonFor = (event: ReviewEvent, random: SeededRandom): string => {
  if (event === 'refuse') return random.pick(refusals);
  if (event === 'doubt') return random.pick(Object.keys(doubts));
  return event === 'withdraw' ? random.pick(withdrawals) : '';
};

const textOf = (reason: string, reasons: readonly ReviewReason[]) =>
  reason || reasons.map((each) => `${each.document}: ${each.reason}`).join('; ');

/**
 * Invents what happened to an enrolment between two moments, by the lifecycle's table.
 * @throws when the table does not allow a road of this file
 */
export const reviewHistory = (
  status: DemoStatus,
  random: SeededRandom,
  [first, last]: readonly [Date, Date],
): ReviewHistory => {
  const road = random.pick(roads[status]);
  const steps: DemoStep<ReviewEvent, ReviewStatus>[] = [];
  let state: ReviewStatus = reviewLifecycle.initial;
  let at = first.getTime();
  let review_round = 1;
  let reasons: readonly ReviewReason[] = [];
  let reason = '';
  road.forEach((event, index) => {
    const actor = actorOf(event);
    const said = {
      reason: reasonFor(event, random),
      reasons: event === 'return' ? [random.pick(returnTexts)] : [],
    };
    const given = ['unpaid', 'reason', 'reasons'];
    const outcome = transition(reviewLifecycle, { state, event, actors: [actor], given });
    if (!outcome.ok)
      throw new Error(`The demo cannot ${event} an enrolment that is ${state}: ${outcome.why}.`);
    // Up to three days a step, and never past the last moment.
    const room = (last.getTime() - at) / (road.length - index);
    at += Math.min(room, random.between(600_000, 259_200_000));
    const text = textOf(said.reason, said.reasons);
    steps.push({
      at: new Date(at),
      event,
      from: state,
      to: outcome.to,
      actor,
      ...(text && { reason: text }),
    });
    state = outcome.to;
    if (event === 'resubmit') review_round += 1;
    if (!['claim', 'release', 'deadline'].includes(event)) ({ reason, reasons } = said);
  });
  const doubt_kind = status === 'doubtful' && isDoubt(reason) ? doubts[reason] : null;
  return { steps, review_round, reasons, reason: reason || null, doubt_kind };
};
