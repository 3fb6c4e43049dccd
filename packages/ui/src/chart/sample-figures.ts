/** Figures for the stories of the charts. */
export const sampleMonths = [
  '2026-04',
  '2026-05',
  '2026-06',
  '2026-07',
  '2026-08',
  '2026-09',
  '2026-10',
  '2026-11',
];

export const sampleReviews = [
  { id: 'approved', label: '审核通过', values: [124, 168, 151, 203, 187, 246, 231, 164] },
  { id: 'returned', label: '退回修改', values: [31, 42, 28, 51, 39, 47, 40, 22] },
  { id: 'refused', label: '不通过', values: [9, 14, 11, 12, 17, 10, 13, 6] },
];

export const samplePassRates = [
  { id: '4', label: '四级／中级工', values: [0.82, 0.79, 0.84, 0.86, 0.81, 0.88, 0.9, 0.87] },
  { id: '3', label: '三级／高级工', values: [0.71, 0.68, null, 0.74, 0.77, 0.73, 0.79, 0.81] },
  { id: '2', label: '技师（二级）', values: [0.52, 0.55, 0.49, 0.58, 0.61, 0.6, 0.57, 0.64] },
];

export const sampleUnits = [
  '上海市技术咨询行业协会',
  '浦东新区职业技能培训中心',
  '华东理工大学继续教育学院',
  '苏州工业园区人才服务中心',
  '南京咨询师学会',
];

export const sampleScores = [1, 0, 3, 5, 9, 14, 22, 41, 66, 58, 35, 12].map((count, at) => ({
  from: 40 + at * 5,
  to: 45 + at * 5,
  count,
}));

export const samplePayments = [
  { id: 'wechat', label: '微信支付', value: 412 },
  { id: 'alipay', label: '支付宝', value: 286 },
  { id: 'transfer', label: '对公转账', value: 174 },
  { id: 'cash', label: '现场缴费', value: 31 },
];

/** A share as whole percents. */
export const asPercent = (share: number): string => `${Math.round(share * 100)}%`;

/** The stories wait for the download, which takes its time where every source file is one. */
export const chartsArrived = async (): Promise<void> => {
  await import('./plots.js');
};
