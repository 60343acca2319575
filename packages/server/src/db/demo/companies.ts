import { usccCheckCharacter } from '@bdr/contract/kernel/uscc'
import type { CompanyStanding } from '@bdr/contract/corporate-info/model'

/** Companies the demo's register knows: invented, and marked so. Their codes are right by their check. */
export interface DemoCompany {
  readonly uscc: string
  readonly name: string
  readonly legalPerson: string
  readonly registeredOn: string
  readonly registeredCapital: string
  readonly regionCode: string
  readonly address: string
  readonly businessScope: string
  readonly standing: CompanyStanding
}

const code = (firstSeventeen: string): string => firstSeventeen + usccCheckCharacter(firstSeventeen)

const company = (
  uscc: string,
  name: string,
  legalPerson: string,
  registeredOn: string,
  registeredCapital: string,
  regionCode: string,
  address: string,
  businessScope: string,
  standing: CompanyStanding = 'active',
): DemoCompany => ({
  uscc,
  name,
  legalPerson,
  registeredOn,
  registeredCapital,
  regionCode,
  address,
  businessScope,
  standing,
})

export const demoCompanies = {
  mingze: company(
    '91320282MA1XK7Q293',
    '宜兴明泽阀门有限公司（示例）',
    '沈明泽',
    '2009-04-17',
    '2000 万元人民币',
    '320282',
    '环科园示例路 66 号',
    '阀门、管件、密封件的研发、制造与销售；机电设备安装与维修。',
  ),
  chengyuan: company(
    '91320583MA20H5R84T',
    '昆山澄远轴承有限公司（示例）',
    '陆澄远',
    '2012-09-03',
    '1200 万元人民币',
    '320583',
    '周市镇示例工业园 3 号',
    '轴承及配件的制造与销售；机械零部件加工。',
  ),
  henggu: company(
    code('91320214MA27HG3K5'),
    '无锡恒固轴承座有限公司（示例）',
    '周恒',
    '2018-05-16',
    '500 万元人民币',
    '320214',
    '旺庄街道示例路 18 号',
    '轴承、轴承座、传动件的制造与销售。',
  ),
  jingwei: company(
    code('91320411MA1MJW7D2'),
    '常州经纬仪表有限公司（示例）',
    '蒋维',
    '2015-11-24',
    '800 万元人民币',
    '320411',
    '新北区示例大道 210 号',
    '压力、流量、物位仪表及自动化控制系统的制造、销售与校准服务。',
  ),
  luyuan: company(
    code('91330212MA2GLY8P6'),
    '宁波绿源水处理药剂有限公司（示例）',
    '林源',
    '2016-03-08',
    '1000 万元人民币',
    '330212',
    '鄞州区示例科技园 9 幢',
    '水处理剂的生产与销售；危险化学品经营（按许可证所列范围）。',
  ),
  dunan: company(
    code('91370303MA3QDA4N7'),
    '淄博盾安劳保用品有限公司（示例）',
    '孟安',
    '2019-07-30',
    '300 万元人民币',
    '370303',
    '张店区示例街 57 号',
    '劳动防护用品、消防器材的销售。',
  ),
  xinli: company(
    code('91340123MA8NXL2B9'),
    '合肥新力滤材科技有限公司（示例）',
    '何新力',
    '2021-01-12',
    '600 万元人民币',
    '340123',
    '肥西县示例产业园 A 区 12 栋',
    '除尘滤袋、滤筒、水处理滤材的研发、制造与销售。',
  ),
  beichen: company(
    code('91210102MA0YBC6R4'),
    '沈阳北辰泵业有限公司（示例）',
    '田北辰',
    '2008-06-20',
    '3000 万元人民币',
    '210102',
    '和平区示例北街 101 号',
    '渣浆泵、脱硫泵及配件的制造、销售与维修。',
  ),
  huatai: company(
    code('91410105MA44HT9E1'),
    '郑州华泰耐磨材料有限公司（示例）',
    '郭泰',
    '2013-10-15',
    '1500 万元人民币',
    '410105',
    '金水区示例路 8 号',
    '耐磨陶瓷、耐磨钢板、磨机备件的制造与销售。',
  ),
  tongda: company(
    code('91320623MA1WTD5G8'),
    '南通通达紧固件有限公司（示例）',
    '曹达',
    '2017-02-28',
    '260 万元人民币',
    '320623',
    '如东县示例镇工业集中区',
    '高强度螺栓、螺母、垫圈的制造与销售。',
  ),
  qiming: company(
    code('91440606MA51QM3J0'),
    '佛山启明电缆有限公司（示例）',
    '梁启明',
    '2018-12-05',
    '5000 万元人民币',
    '440606',
    '顺德区示例工业区 22 号',
    '电线电缆、电缆附件的制造与销售。',
  ),
  ruifeng: company(
    code('91510104MA6CRF7H5'),
    '成都瑞丰密封件有限公司（示例）',
    '罗丰',
    '2014-08-19',
    '400 万元人民币',
    '510104',
    '锦江区示例路 39 号',
    '机械密封、盘根、垫片的销售与技术服务。',
  ),
  lanhai: company(
    code('91310115MA1K4LH2X'),
    '上海蓝海润滑油品有限公司（示例）',
    '邵海',
    '2010-05-11',
    '900 万元人民币',
    '310115',
    '浦东新区示例路 1200 号',
    '润滑油脂的销售；设备润滑技术服务。',
  ),
  guchuan: company(
    code('91610131MA6TGC8K3'),
    '西安古川环保备件有限公司（示例）',
    '贺川',
    '2016-09-27',
    '700 万元人民币',
    '610113',
    '示例三路 15 号',
    '除尘、脱硫、脱硝备件的销售。',
    'revoked',
  ),
} as const satisfies Record<string, DemoCompany>
