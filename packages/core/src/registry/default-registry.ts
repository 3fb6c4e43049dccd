import type { RegistryRules } from './registry-rules.js';

/** The sheet in which certificates of skill levels are sent to the national registry by default, and how it answers. */
export const defaultRegistry: RegistryRules = {
  language: 'zh',
  columns: [
    { head: '姓名', from: 'name' },
    {
      head: '证件类型',
      from: 'id_type',
      values: { cn: '居民身份证', hk: '香港身份证', mo: '澳门身份证', tw: '台湾身份证' },
    },
    { head: '证件号码', from: 'id_card' },
    { head: '性别', from: 'gender', values: { male: '男', female: '女' } },
    { head: '证书类型', text: '职业技能等级证书' },
    { head: '职业名称', from: 'occupation' },
    {
      head: '职业技能等级',
      from: 'level',
      values: {
        '5': '五级/初级工',
        '4': '四级/中级工',
        '3': '三级/高级工',
        '2': '二级/技师',
        '1': '一级/高级技师',
      },
    },
    { head: '证书编号', from: 'certificate_no' },
    { head: '发证日期', from: 'issued_on' },
    { head: '理论知识考试成绩', from: 'score.theory' },
    { head: '操作技能考核成绩', from: 'score.practical' },
    { head: '综合评审成绩', from: 'score.review' },
    { head: '评价机构名称', from: 'issuer' },
  ],
  answer: {
    number: ['证书编号', '证书号码', '职业技能等级证书编号', '证书编码'],
    result: [
      '处理结果',
      '审核结果',
      '校验结果',
      '上报结果',
      '返回结果',
      '入库状态',
      '是否成功',
      '导入结果',
      '上传结果',
      '处理状态',
      '结果',
      '状态',
    ],
    fault: ['失败原因', '错误原因', '错误信息', '错误描述', '错误说明', '失败说明', '备注说明', '原因'],
    accepted: ['成功', '通过', '审核通过', '已入库'],
    rejected: ['失败', '不通过', '未通过', '审核不通过', '退回', '驳回', '未入库'],
  },
};
