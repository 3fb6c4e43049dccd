/** Rows for the stories and tests of DataTable. */
export interface SampleCandidate {
  id: string;
  name: string;
  phone: string;
  level: string;
  state: string;
  tone: 'warning' | 'success' | 'danger' | 'neutral';
  applied_at: string;
}

const names = ['张晓明', '李思远', '王雅琴', '陈志强', '欧阳明月', '赵子龙'];
const states = [
  ['待审核', 'warning'],
  ['审核通过', 'success'],
  ['退回修改', 'danger'],
] as const;

export const sampleCandidates: readonly SampleCandidate[] = names.map((name, index) => {
  const [state, tone] = states[index % states.length] ?? states[0];
  return {
    id: String(index + 1),
    name,
    phone: `138****20${46 + index}`,
    level: index % 2 === 0 ? '四级／中级工' : '三级／高级工',
    state,
    tone,
    applied_at: `2026-11-${String(10 + index)} 09:1${index}`,
  };
});
