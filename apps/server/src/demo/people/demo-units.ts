interface DemoUnit {
  readonly com_name: string;
  /** The first 17 characters of the unified social credit code; the check character follows from them. */
  readonly com_code_body: string;
  readonly organization_category: string;
  readonly com_type_category: string;
  readonly pi_name: string;
  readonly pi_phone: string;
}

const association = { organization_category: 'society', com_type_category: 'trade-association' };
const company = { organization_category: 'company', com_type_category: 'limited' };
const school = { organization_category: 'institution', com_type_category: 'school' };

const units: readonly DemoUnit[] = [
  {
    com_name: '华东技术咨询协会',
    com_code_body: '51310000MJ4901234',
    pi_name: '赵文博',
    pi_phone: '021-55550101',
    ...association,
  },
  {
    com_name: '华南科技服务联合会',
    com_code_body: '51440000MJ6205678',
    pi_name: '孙丽华',
    pi_phone: '020-55550102',
    ...association,
  },
  {
    com_name: '西部技术转移促进中心',
    com_code_body: '52510000MJ7301122',
    pi_name: '何国强',
    pi_phone: '028-55550103',
    ...association,
  },
  {
    com_name: '浦江软件有限公司',
    com_code_body: '91310115MA1K30123',
    pi_name: '冯晓燕',
    pi_phone: '021-55550104',
    ...company,
  },
  {
    com_name: '岭南数据技术有限公司',
    com_code_body: '91440101MA5CQ4567',
    pi_name: '董浩然',
    pi_phone: '020-55550105',
    ...company,
  },
  {
    com_name: '江汉工程咨询有限公司',
    com_code_body: '91420100MA4K89012',
    pi_name: '梁婉清',
    pi_phone: '027-55550106',
    ...company,
  },
  {
    com_name: '蓉城智造科技有限公司',
    com_code_body: '91510107MA6D23456',
    pi_name: '袁立军',
    pi_phone: '028-55550107',
    ...company,
  },
  {
    com_name: '钱塘职业技术学院',
    com_code_body: '12330100470987654',
    pi_name: '丁若曦',
    pi_phone: '0571-55550108',
    ...school,
  },
];

const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** The eighteenth character by GB 32100: weights are the powers of 3 modulo 31. */
const creditCode = (body: string): string => {
  let weight = 1;
  let sum = 0;
  for (const character of body) {
    sum += weight * alphabet.indexOf(character);
    weight = (weight * 3) % 31;
  }
  return body + alphabet.charAt((31 - (sum % 31)) % 31);
};

/** The organisations of the demo. */
export const demoUnits = units.map(({ com_code_body, ...unit }, index) => ({
  ...unit,
  com_code: creditCode(com_code_body),
  pi_email: `contact@unit${index + 1}.example.com`,
}));
