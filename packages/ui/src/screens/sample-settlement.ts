/** The figures of a row of the report, in the order that it shows them. */
export const settledFigures = ['received', 'refunded', 'net', 'programme', 'units'] as const;

/** Cents by figure. */
export type Settled = Readonly<Record<(typeof settledFigures)[number], number>>;

/** The amounts received and refunded, and the units' share of the rest. */
const settled = (received: number, refunded: number, share: number): Settled => {
  const net = received - refunded;
  const units = Math.round(net * share);
  return { received, refunded: -refunded, net, programme: net - units, units };
};

/** The totals of some months. */
export const sampleSettledMonths = [
  { month: '2026-07', ...settled(3_944_000, 0, 0.6) },
  { month: '2026-08', ...settled(4_216_000, 68_000, 0.6) },
  { month: '2026-09', ...settled(4_692_000, 136_000, 0.6) },
  { month: '2026-10', ...settled(6_120_000, 68_000, 0.6) },
  { month: '2026-11', ...settled(5_168_000, 204_000, 0.6) },
] as const;

/** The classes in which money moved. */
export const sampleSettledClasses = [
  { class_name: '2026 年第三期（上海）', code: 'TC26-0027', ...settled(10_132_000, 272_000, 0.6) },
  { class_name: '2026 年第三期（苏州）', code: 'TC26-0028', ...settled(8_092_000, 136_000, 0.6) },
  { class_name: '2026 年第二期（上海）', code: 'TC26-0015', ...settled(5_916_000, 68_000, 0.6) },
] as const;

/** The shares by party; the programme belongs to no unit. */
export const sampleSharers = [
  { name: null, net: 23_664_000, part: 9_465_600 },
  { name: '上海市科技创业协会', net: 15_708_000, part: 9_424_800 },
  { name: '江苏省技术市场协会', net: 7_956_000, part: 4_773_600 },
] as const;

/** The totals of everything. */
export const sampleTotals: Settled = settled(24_140_000, 476_000, 0.6);
