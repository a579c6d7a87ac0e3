"""Writes what the taxes' oracle answers to random orders, one JSON line each: python3 tax-answers.py ORACLE COUNT > FILE"""
import importlib.util
import json
import random
import sys

spec = importlib.util.spec_from_file_location('oracle', sys.argv[1])
oracle = importlib.util.module_from_spec(spec)
sys.stdout, out = sys.stderr, sys.stdout
spec.loader.exec_module(oracle)
rnd = random.Random(2027)
DAYS = ['2025-12-31', '2026-11-20', '2027-01-15', '2028-06-30', '2029-03-01', '2030-01-01', '2031-07-07', '2032-12-31', '2033-03-01']
NAMES = {'fcp_dest': 'fcp_destination'}
USES = ['taxed', 'suspended', 'none']


def cents(most):
    return rnd.randint(0, rnd.choice((100, 10 ** 4, most))) / 100


def a_line():
    rows = [[day, rnd.choice((0, 3.25, 9.75))] for day in rnd.sample(DAYS, rnd.choice((0, 0, 0, 1, 2)))]
    use = {'ipi': rnd.choice(USES), 'icms': rnd.choice(('taxed', 'deferred', 'none')), 'reform': rnd.choice(('taxed', 'none'))}
    return {'value': cents(10 ** 8), 'ipi': rnd.choice((0, 3.25, 5, 6.5, 9.75)), 'rates': rows, 'keeps_ipi': rnd.random() < .2,
            'origin': rnd.randint(0, 8), 'operation': oracle.SALE if rnd.random() < .7 else use}


def a_company():
    regime = rnd.choice(('simples', 'presumido', 'presumido', 'real'))
    pis, cofins = (float(x) for x in oracle.REGIMES[regime])
    flags = ('freight_in_ipi', 'discount_off_ipi', 'icms_off_pis', 'reform_in_icms', 'simples_regular')
    return {'state': rnd.choice(sorted(oracle.STATES)), 'regime': regime, 'pis': pis, 'cofins': cofins,
            'das': rnd.choice((0, 6.1, 8.5)), 'simples_credit': rnd.choice((0, 2.72)), 'iss': rnd.choice((0, 2, 5)),
            'service_kind': rnd.choice(('iss', 'goods')), **{flag: rnd.random() < .5 for flag in flags}}


def an_order():
    company, lines, day = a_company(), [a_line() for _ in range(rnd.choice((1, 1, 2, 3, 6)))], rnd.choice(DAYS)
    taxpayer = rnd.choice((1, 2, 9))
    customer = {'state': rnd.choice(sorted(oracle.STATES)), 'taxpayer': taxpayer, 'final_use': taxpayer == 9 or rnd.random() < .4}
    icms, fcp, base = oracle.STATES[customer['state']]
    charges = {'freight': cents(10 ** 6), 'service': cents(10 ** 6), 'discount': 0}
    most = sum(oracle.q(x['value']) for x in lines) + oracle.q(0 if company['service_kind'] == 'goods' else charges['service'])
    charges['discount'] = float(oracle.r2(most * rnd.choice((0, 0, 0, rnd.randint(0, 30), rnd.randint(0, 100))) / 100))
    if charges['discount'] > most:
        charges['discount'] = 0
    theirs = {**oracle.COMPANY, **{k: v for k, v in company.items() if k in oracle.COMPANY}, 'service': company['service_kind'],
              'credit': company['simples_credit']}
    buyer = {'state': customer['state'], 'taxpayer': taxpayer, 'final': customer['final_use']}
    goods = [{'value': x['value'], 'origin': x['origin'], 'operation': x['operation'],
              'ncm': {'ipi': x['ipi'], 'rows': [tuple(r) for r in x['rates']], 'keeps': x['keeps_ipi']}} for x in lines]
    done = oracle.order(theirs, buyer, day, goods, **charges)
    sums = {NAMES.get(k, k): float(done[k]) for k in oracle.ZERO if done[k]}
    first = goods[0]
    # The oracle's k_of knows no line that the reform leaves out.
    known = first['operation']['reform'] == 'taxed'
    k = float(oracle.k_of(theirs, buyer, day, first['ncm'], first['origin'], first['operation'])) if known else None
    return {'company': company, 'customer': customer, 'destination': [float(icms), float(fcp), base], 'day': day, 'lines': lines,
            'charges': charges, 'sums': sums, 'contained': float(done['contained']), 'total': float(done['total']), 'k': k}


for _ in range(int(sys.argv[2])):
    out.write(json.dumps(an_order(), separators=(',', ':')) + '\n')
