/** Who and what the samples are about: data, which no language changes. */
export const sampleNames: readonly string[] = [
  // Places, and what they are in.
  ...[
    '上海',
    '北京',
    '南京',
    '苏州',
    '杭州',
    '广州',
    '深圳',
    '江苏',
    '浙江',
    '安徽',
    '福建',
    '江西',
    '山东',
    '湖北',
  ],
  ...['上海市', '广东省', '广州市', '东莞市', '天河区', '黄浦区', '徐汇区', '浦东新区', '荔湾区'],
  ...['中山西路', '号', '天河路', '上海市浦东新区张江高科技园区科苑路'],
  ...['東京都', '大阪府', '千代田区', '山田', '太郎'],
  // Units.
  ...['上海市科技创业协会', '上海交通大学', '南京大学', '浙江大学技术转移中心', '北京技术市场协会'],
  ...['广州知识产权研究院', '深圳创新研究院', '上海市技术咨询行业协会', '浦东新区职业技能培训中心'],
  ...['华东理工大学继续教育学院', '苏州工业园区人才服务中心', '南京咨询师学会', '上海人才服务中心'],
  ...[
    '浦东职业培训学校',
    '杭州技术转移研究院',
    '苏州创新服务中心',
    '南京科技大学',
    '科技协会',
    '创业中心',
    '咨询公司',
  ],
  ...[
    '上海市第一人民医院',
    '上海市科技创业协会闵行区技术经纪人职业技能等级认定站',
    '江苏省技术市场协会',
    '浙江省科技咨询中心',
  ],
  // Classes, and files as their owners named them.
  ...['年第三期', '年第四期', '年第二期', '三级', '上海班'],
  ...['工作证明', '身份证正面', '毕业证书', '社保缴费记录', '推荐信'],
  // A language by its own name.
  ...['中文', '日本語'],
];

const people = /^(?:欧阳|[张李王陈赵孙周吴郑冯刘杨黄徐马朱胡])\p{Script=Han}{1,3}$/u;

const known: ReadonlySet<string> = new Set(sampleNames);

/** Whether characters are a name of the samples. */
export const isSampleName = (text: string): boolean => known.has(text) || people.test(text);
