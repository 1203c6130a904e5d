import type { Country } from '#domain/catalogue/country.ts'
import type { Fact } from '#domain/facts/fact.ts'
import type { PriceWindow } from '#domain/prices/price-window.ts'

/** What a tour is completed with: the countries, and every fact that a tour may name. */
export type World = { countries: Pick<Country, 'slug' | 'name' | 'visa' | 'guide'>[]; facts: Fact[] }

/** A live tour, the nights and days its prices were given for, and its addresses in small letters. */
export type Claims = { id: string; title: string; pricedFor: string; addresses: string[] }

/** What a tour is judged by: the world, who has which address, its prices by its id, and the day (ISO). */
export type Known = World & { tours: Claims[]; windows: Map<string, PriceWindow[]>; today: string }
