import type { ComboboxOption } from './combobox-option.js';

/** Institutions for the stories. */
export const sampleUnits: readonly ComboboxOption[] = [
  { value: 'sh-kc', label: '上海市科技创业协会', hint: '上海', keywords: ['shanghai', 'shskjcyxh'] },
  { value: 'sh-jd', label: '上海交通大学', hint: '上海', keywords: ['shanghaijiaotongdaxue', 'shjtdx'] },
  { value: 'bj-js', label: '北京技术市场协会', hint: '北京', keywords: ['beijing', 'bjjsscxh'] },
  { value: 'gz-zj', label: '广州知识产权研究院', hint: '广州', keywords: ['guangzhou', 'gzzscqyjy'] },
  {
    value: 'sz-cx',
    label: '深圳创新研究院',
    hint: '深圳',
    keywords: ['shenzhen', 'szcxyjy'],
    disabled: true,
  },
  { value: 'hz-zj', label: '浙江大学技术转移中心', hint: '杭州', keywords: ['zhejiang', 'zjdxjszyzx'] },
];
