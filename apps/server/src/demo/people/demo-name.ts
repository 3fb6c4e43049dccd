import type { SeededRandom } from '@skillcert/core';

// By frequency in the population; the repeated ones stand for their greater share.
const familyNames = [
  ...'王王王李李李张张张刘刘陈陈杨黄赵吴周徐孙马朱胡郭何林高罗郑梁谢宋唐许邓韩冯曹彭曾肖田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金韦贾夏付方邹熊白孟秦邱侯江尹薛闫段雷龙黎史陶贺毛郝顾龚邵万覃武钱戴严莫孔向常汤',
  '欧阳',
  '上官',
  '司马',
  '诸葛',
];

const givenCharacters = {
  male: [
    ...'伟强磊军洋勇杰涛超明辉刚健鹏飞波斌宇浩凯鑫龙志建国文博峰俊毅晨阳轩睿泽航铭宏亮海天成东旭昊然子豪嘉',
  ],
  female: [
    ...'芳娜敏静丽艳娟霞秀兰玲桂英洁梅琳雪倩颖婷慧怡佳悦欣月晓雨萱梦琪瑶思涵诗雅若曦妍珊蓉丹萍红燕婉清',
  ],
};

const compoundNames = ['阿依古丽·买买提', '古丽娜尔·艾合买提', '艾力·吐尔逊', '扎西·次仁', '卓玛·央金'];

/** A plausible Chinese name: mostly two or three characters, now and then a compound or a minority name. */
export const demoName = (random: SeededRandom, gender: 'male' | 'female'): string => {
  if (random.chance(0.005)) return random.pick(compoundNames);
  const characters = givenCharacters[gender];
  const second = random.chance(0.7) ? random.pick(characters) : '';
  return random.pick(familyNames) + random.pick(characters) + second;
};
