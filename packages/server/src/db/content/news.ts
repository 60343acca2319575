import type { SeedArticle } from './model.ts'
import { companyNews } from './news/company.ts'
import { industryNews } from './news/industry.ts'
import { materialKnowledge } from './news/knowledge.ts'
import { platformNotices } from './news/platform.ts'

export const seedArticles: readonly SeedArticle[] = [
  ...companyNews,
  ...industryNews,
  ...platformNotices,
  ...materialKnowledge,
]
