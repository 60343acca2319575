/**
 * Pronunciations of the characters in page names, without tones: people type gwgl or gangwei for 岗位管理. A character with
 * several pronunciations has the one used in page names. A test lists missing characters.
 */
const characters = `
  an案 bai百 ban办版板 bang帮 bao报包保 bei备 bian变编 biao表标 bu部 cai采财 cang仓 cao操 ce测册策
  cha查差 chang厂场 chao超 chi持 chu出处储 chuan传 chuang创 ci词此 cun存 da大打达答 dai待贷代 dan单
  dao导到 de的 deng登 di地 dian店点电 ding订定 dong动 du读度 dui对 fa发法 fan反返 fang访方 fei费 fen分
  fu复服付附 gai改概 gang岗 gao告 ge个格 geng更 gong公工供功 gou购 gu固 guan官管关观 gui规 guo果
  hang行 hao号 he核合 hou后候 hu户 huan环 hui回会 huo货 ji记技机集计级基即辑 jia家价加
  jian建件检见 jiao校交 jie介接结节解 jin进金 jing竞经 ju据 kan看 ke科客可 ku库 kuan款 kuang况 lan览
  lei类 li理历例立 lian联 liang量 liao料 lie列 liu流 lu录路 mei媒 mi密 mian面 ma码 ming明名 mo模 mu目
  nei内 pai排牌 pan盘 pei配 pi批 pian片 pin品 piao票 ping评平 qi企期 qian签前牵 qing情请清 qu取区 quan权全
  ren人认任 ri日 rong容 ru入 ruan软 shang商上 shao绍 she设 shen申审 sheng生
  shi事示试视式市使室实时识 shou首售手收受 shu数书属 shui税 si司 song送 sao扫 su素诉 suo所索锁 tai台 te特 ti题提
  tian填 tiao条 ting厅 tong统通同 tou投 tu图 tuan团 tui推退 wang网 wei位维 wen文问闻 wu物务 xi息细系
  xiang详项 xiao销消 xie协写 xin新信 xing型性 xu需序 xuan选宣 xun询 yan验研 ye页业 yi议意已 ying营应
  yong用 yu预与 yuan员 yue阅月 yun运 zai在 ze则 zeng增 zhan站展 zhang章账 zhao照招 zhe者 zheng证 zhi志知质 zhong中种
  zhu驻主 zhuan专 zhuang状 zi咨资子自字 zhui追 zong总综踪 zu组 zuo作
`

const sounds = new Map(
  [...characters.matchAll(/([a-z]+)(\S+)/g)].flatMap(([, sound, all]) =>
    [...all!].map((one) => [one, sound!] as const),
  ),
)

/** The pronunciation of each character of a name, in order. A character without one is returned as it is. */
export const pinyinOf = (name: string): string[] =>
  [...name.toLowerCase()].map((character) => sounds.get(character) ?? character)

/**
 * Whether letters spell the pronunciation of a name, starting at any of its characters. Each syllable may be
 * abbreviated: gwgl, gangwei and gwguanli for 岗位管理.
 */
export function matchesPinyin(name: string, letters: string): boolean {
  const all = pinyinOf(name)
  return all.some((_, start) => isSpelled(all, start, letters))
}

function isSpelled(all: readonly string[], at: number, letters: string): boolean {
  if (letters === '') return true
  const sound = all[at] ?? ''
  for (let length = sound.length; length > 0; length -= 1)
    if (letters.startsWith(sound.slice(0, length)) && isSpelled(all, at + 1, letters.slice(length)))
      return true
  return false
}
