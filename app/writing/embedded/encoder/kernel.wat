(module
  (memory (export "memory") 1)
  ;; Rows of f32, k a multiple of 8, as 16-bit integers times a scale: q[t][k] * scale[t] is x[t][k]. The greatest is 8191, so that
  ;; sums over at most 2,000 products with 8-bit integers fit 32 bits.
  (func (export "narrow") (param $x i32) (param $q i32) (param $scale i32) (param $rows i32) (param $k i32)
    (local $end i32) (local $p i32) (local $most v128) (local $by v128) (local $m f32)
    (block $done
      (loop $over
        (br_if $done (i32.eqz (local.get $rows)))
        (local.set $end (i32.add (local.get $x) (i32.shl (local.get $k) (i32.const 2))))
        (local.set $most (v128.const f32x4 1e-9 1e-9 1e-9 1e-9))
        (local.set $p (local.get $x))
        (loop $overMost
          (local.set $most (f32x4.max (local.get $most) (f32x4.abs (v128.load (local.get $p)))))
          (br_if $overMost (i32.lt_u (local.tee $p (i32.add (local.get $p) (i32.const 16))) (local.get $end))))
        (local.set $m (f32.max
          (f32.max (f32x4.extract_lane 0 (local.get $most)) (f32x4.extract_lane 1 (local.get $most)))
          (f32.max (f32x4.extract_lane 2 (local.get $most)) (f32x4.extract_lane 3 (local.get $most)))))
        (f32.store (local.get $scale) (f32.div (local.get $m) (f32.const 8191)))
        (local.set $by (f32x4.splat (f32.div (f32.const 8191) (local.get $m))))
        (loop $overK
          (v128.store (local.get $q) (i16x8.narrow_i32x4_s
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $by) (v128.load (local.get $x)))))
            (i32x4.trunc_sat_f32x4_s (f32x4.nearest (f32x4.mul (local.get $by) (v128.load offset=16 (local.get $x)))))))
          (local.set $q (i32.add (local.get $q) (i32.const 16)))
          (br_if $overK (i32.lt_u (local.tee $x (i32.add (local.get $x) (i32.const 32))) (local.get $end))))
        (local.set $scale (i32.add (local.get $scale) (i32.const 4)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
        (br $over))))

  ;; y[t][n] = bias[n] + scale[n] * xscale[t] * sum over k of x[t][k] * w[n][k]: x i16, w i8, the others f32; rows of y are `stride`
  ;; bytes apart. Two rows of x and four of w at a time: what stands behind an odd number of rows of x, and behind n up to the next
  ;; multiple of 4, is computed, too, so that y must have room for it.
  (func (export "linear") (param $x i32) (param $xscale i32) (param $w i32) (param $scale i32) (param $bias i32) (param $y i32)
    (param $rows i32) (param $k i32) (param $n i32) (param $stride i32)
    (local $kk i32) (local $xb i32) (local $left i32) (local $sp i32) (local $yp i32)
    (local $p0 i32) (local $p1 i32) (local $w0 i32) (local $w1 i32) (local $w2 i32) (local $w3 i32)
    (local $x0 v128) (local $x1 v128) (local $u v128) (local $by v128) (local $plus v128)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128) (local $b0 v128) (local $b1 v128) (local $b2 v128) (local $b3 v128)
    (local.set $xb (i32.shl (local.get $k) (i32.const 1)))
    (loop $overN
      (local.set $by (v128.load (local.get $scale)))
      (local.set $plus (v128.load (local.get $bias)))
      (local.set $p1 (local.get $x))
      (local.set $sp (local.get $xscale))
      (local.set $yp (local.get $y))
      (local.set $left (local.get $rows))
      (loop $byTwo
        (local.set $p0 (local.get $p1))
        (local.set $p1 (i32.add (local.get $p0) (local.get $xb)))
        (local.set $w0 (local.get $w))
        (local.set $w1 (i32.add (local.get $w0) (local.get $k)))
        (local.set $w2 (i32.add (local.get $w1) (local.get $k)))
        (local.set $w3 (i32.add (local.get $w2) (local.get $k)))
        (local.set $a0 (v128.const i32x4 0 0 0 0))
        (local.set $a1 (v128.const i32x4 0 0 0 0))
        (local.set $a2 (v128.const i32x4 0 0 0 0))
        (local.set $a3 (v128.const i32x4 0 0 0 0))
        (local.set $b0 (v128.const i32x4 0 0 0 0))
        (local.set $b1 (v128.const i32x4 0 0 0 0))
        (local.set $b2 (v128.const i32x4 0 0 0 0))
        (local.set $b3 (v128.const i32x4 0 0 0 0))
        (local.set $kk (local.get $k))
        (loop $overK
          (local.set $x0 (v128.load (local.get $p0)))
          (local.set $x1 (v128.load (local.get $p1)))
          (local.set $u (v128.load8x8_s (local.get $w0)))
          (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (local.get $u) (local.get $x0))))
          (local.set $b0 (i32x4.add (local.get $b0) (i32x4.dot_i16x8_s (local.get $u) (local.get $x1))))
          (local.set $u (v128.load8x8_s (local.get $w1)))
          (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (local.get $u) (local.get $x0))))
          (local.set $b1 (i32x4.add (local.get $b1) (i32x4.dot_i16x8_s (local.get $u) (local.get $x1))))
          (local.set $u (v128.load8x8_s (local.get $w2)))
          (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (local.get $u) (local.get $x0))))
          (local.set $b2 (i32x4.add (local.get $b2) (i32x4.dot_i16x8_s (local.get $u) (local.get $x1))))
          (local.set $u (v128.load8x8_s (local.get $w3)))
          (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (local.get $u) (local.get $x0))))
          (local.set $b3 (i32x4.add (local.get $b3) (i32x4.dot_i16x8_s (local.get $u) (local.get $x1))))
          (local.set $p0 (i32.add (local.get $p0) (i32.const 16)))
          (local.set $p1 (i32.add (local.get $p1) (i32.const 16)))
          (local.set $w0 (i32.add (local.get $w0) (i32.const 8)))
          (local.set $w1 (i32.add (local.get $w1) (i32.const 8)))
          (local.set $w2 (i32.add (local.get $w2) (i32.const 8)))
          (local.set $w3 (i32.add (local.get $w3) (i32.const 8)))
          (br_if $overK (local.tee $kk (i32.sub (local.get $kk) (i32.const 8)))))
        (v128.store (local.get $yp) (f32x4.add (local.get $plus) (f32x4.mul
          (f32x4.mul (local.get $by) (f32x4.splat (f32.load (local.get $sp))))
          (f32x4.convert_i32x4_s (call $sums (local.get $a0) (local.get $a1) (local.get $a2) (local.get $a3))))))
        (local.set $yp (i32.add (local.get $yp) (local.get $stride)))
        (v128.store (local.get $yp) (f32x4.add (local.get $plus) (f32x4.mul
          (f32x4.mul (local.get $by) (f32x4.splat (f32.load offset=4 (local.get $sp))))
          (f32x4.convert_i32x4_s (call $sums (local.get $b0) (local.get $b1) (local.get $b2) (local.get $b3))))))
        (local.set $yp (i32.add (local.get $yp) (local.get $stride)))
        (local.set $sp (i32.add (local.get $sp) (i32.const 8)))
        (local.set $left (i32.sub (local.get $left) (i32.const 2)))
        (br_if $byTwo (i32.gt_s (local.get $left) (i32.const 0))))
      (local.set $w (local.get $w3))
      (local.set $scale (i32.add (local.get $scale) (i32.const 16)))
      (local.set $bias (i32.add (local.get $bias) (i32.const 16)))
      (local.set $y (i32.add (local.get $y) (i32.const 16)))
      (br_if $overN (i32.gt_s (local.tee $n (i32.sub (local.get $n) (i32.const 4))) (i32.const 0)))))

  ;; The same for rows of x that are mostly zeros, k and n multiples of 8 and 32, rows of y one behind the other, and w turned: w[k][n].
  ;; Two values of x that are not zero at a time: `list` has room for 8 bytes a value and 16 more, where each two have the addresses of
  ;; their rows of w and, at 8, the values themselves.
  (func (export "sparse") (param $x i32) (param $xscale i32) (param $w i32) (param $scale i32) (param $bias i32) (param $y i32)
    (param $rows i32) (param $k i32) (param $n i32) (param $list i32)
    (local $end i32) (local $wp i32) (local $found i32) (local $mask i32) (local $at i32) (local $entry i32) (local $last i32)
    (local $i i32) (local $p i32) (local $j i32) (local $by v128) (local $u v128) (local $v v128) (local $both v128) (local $xs v128)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128) (local $a4 v128) (local $a5 v128) (local $a6 v128) (local $a7 v128)
    (block $done
      (loop $over
        (br_if $done (i32.eqz (local.get $rows)))
        (local.set $end (i32.add (local.get $x) (i32.shl (local.get $k) (i32.const 1))))
        (local.set $wp (local.get $w))
        (local.set $found (i32.const 0))
        (loop $overK
          (local.set $mask (i16x8.bitmask (i16x8.ne (v128.load (local.get $x)) (v128.const i16x8 0 0 0 0 0 0 0 0))))
          (block $none
            (loop $overFound
              (br_if $none (i32.eqz (local.get $mask)))
              (local.set $at (i32.ctz (local.get $mask)))
              (local.set $mask (i32.and (local.get $mask) (i32.sub (local.get $mask) (i32.const 1))))
              (local.set $entry (i32.add (local.get $list) (i32.shl (i32.shr_u (local.get $found) (i32.const 1)) (i32.const 4))))
              (local.set $last (i32.and (local.get $found) (i32.const 1)))
              (i32.store (i32.add (local.get $entry) (i32.shl (local.get $last) (i32.const 2)))
                (i32.add (local.get $wp) (i32.mul (local.get $at) (local.get $n))))
              (i32.store16 offset=8 (i32.add (local.get $entry) (i32.shl (local.get $last) (i32.const 1)))
                (i32.load16_s (i32.add (local.get $x) (i32.shl (local.get $at) (i32.const 1)))))
              (local.set $found (i32.add (local.get $found) (i32.const 1)))
              (br $overFound)))
          (local.set $wp (i32.add (local.get $wp) (i32.shl (local.get $n) (i32.const 3))))
          (br_if $overK (i32.lt_u (local.tee $x (i32.add (local.get $x) (i32.const 16))) (local.get $end))))
        ;; Of an odd number the last one's other is nothing.
        (local.set $last (i32.add (local.get $list) (i32.shl (i32.shr_u (local.get $found) (i32.const 1)) (i32.const 4))))
        (if (i32.and (local.get $found) (i32.const 1))
          (then
            (i32.store offset=4 (local.get $last) (local.get $w))
            (i32.store16 offset=10 (local.get $last) (i32.const 0))
            (local.set $last (i32.add (local.get $last) (i32.const 16)))))
        (local.set $xs (f32x4.splat (f32.load (local.get $xscale))))
        (local.set $i (i32.const 0))
        (loop $overN
          (local.set $a0 (v128.const i32x4 0 0 0 0))
          (local.set $a1 (v128.const i32x4 0 0 0 0))
          (local.set $a2 (v128.const i32x4 0 0 0 0))
          (local.set $a3 (v128.const i32x4 0 0 0 0))
          (local.set $a4 (v128.const i32x4 0 0 0 0))
          (local.set $a5 (v128.const i32x4 0 0 0 0))
          (local.set $a6 (v128.const i32x4 0 0 0 0))
          (local.set $a7 (v128.const i32x4 0 0 0 0))
          (local.set $entry (local.get $list))
          (block $summed
            (loop $overPairs
              (br_if $summed (i32.ge_u (local.get $entry) (local.get $last)))
              (local.set $p (i32.add (i32.load (local.get $entry)) (local.get $i)))
              (local.set $j (i32.add (i32.load offset=4 (local.get $entry)) (local.get $i)))
              (local.set $by (v128.load32_splat offset=8 (local.get $entry)))
              (local.set $u (v128.load (local.get $p)))
              (local.set $v (v128.load (local.get $j)))
              (local.set $both (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $u) (local.get $v)))
              (local.set $a0 (i32x4.add (local.get $a0) (i32x4.dot_i16x8_s (local.get $by) (i16x8.extend_low_i8x16_s (local.get $both)))))
              (local.set $a1 (i32x4.add (local.get $a1) (i32x4.dot_i16x8_s (local.get $by) (i16x8.extend_high_i8x16_s (local.get $both)))))
              (local.set $both (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $u) (local.get $v)))
              (local.set $a2 (i32x4.add (local.get $a2) (i32x4.dot_i16x8_s (local.get $by) (i16x8.extend_low_i8x16_s (local.get $both)))))
              (local.set $a3 (i32x4.add (local.get $a3) (i32x4.dot_i16x8_s (local.get $by) (i16x8.extend_high_i8x16_s (local.get $both)))))
              (local.set $u (v128.load offset=16 (local.get $p)))
              (local.set $v (v128.load offset=16 (local.get $j)))
              (local.set $both (i8x16.shuffle 0 16 1 17 2 18 3 19 4 20 5 21 6 22 7 23 (local.get $u) (local.get $v)))
              (local.set $a4 (i32x4.add (local.get $a4) (i32x4.dot_i16x8_s (local.get $by) (i16x8.extend_low_i8x16_s (local.get $both)))))
              (local.set $a5 (i32x4.add (local.get $a5) (i32x4.dot_i16x8_s (local.get $by) (i16x8.extend_high_i8x16_s (local.get $both)))))
              (local.set $both (i8x16.shuffle 8 24 9 25 10 26 11 27 12 28 13 29 14 30 15 31 (local.get $u) (local.get $v)))
              (local.set $a6 (i32x4.add (local.get $a6) (i32x4.dot_i16x8_s (local.get $by) (i16x8.extend_low_i8x16_s (local.get $both)))))
              (local.set $a7 (i32x4.add (local.get $a7) (i32x4.dot_i16x8_s (local.get $by) (i16x8.extend_high_i8x16_s (local.get $both)))))
              (local.set $entry (i32.add (local.get $entry) (i32.const 16)))
              (br $overPairs)))
          ;; n bytes of w are n floats of y.
          (local.set $p (i32.shl (local.get $i) (i32.const 2)))
          (v128.store offset=0 (i32.add (local.get $y) (local.get $p)) (f32x4.add
            (v128.load offset=0 (i32.add (local.get $bias) (local.get $p)))
            (f32x4.mul
              (f32x4.mul (v128.load offset=0 (i32.add (local.get $scale) (local.get $p))) (local.get $xs))
              (f32x4.convert_i32x4_s (local.get $a0)))))
          (v128.store offset=16 (i32.add (local.get $y) (local.get $p)) (f32x4.add
            (v128.load offset=16 (i32.add (local.get $bias) (local.get $p)))
            (f32x4.mul
              (f32x4.mul (v128.load offset=16 (i32.add (local.get $scale) (local.get $p))) (local.get $xs))
              (f32x4.convert_i32x4_s (local.get $a1)))))
          (v128.store offset=32 (i32.add (local.get $y) (local.get $p)) (f32x4.add
            (v128.load offset=32 (i32.add (local.get $bias) (local.get $p)))
            (f32x4.mul
              (f32x4.mul (v128.load offset=32 (i32.add (local.get $scale) (local.get $p))) (local.get $xs))
              (f32x4.convert_i32x4_s (local.get $a2)))))
          (v128.store offset=48 (i32.add (local.get $y) (local.get $p)) (f32x4.add
            (v128.load offset=48 (i32.add (local.get $bias) (local.get $p)))
            (f32x4.mul
              (f32x4.mul (v128.load offset=48 (i32.add (local.get $scale) (local.get $p))) (local.get $xs))
              (f32x4.convert_i32x4_s (local.get $a3)))))
          (v128.store offset=64 (i32.add (local.get $y) (local.get $p)) (f32x4.add
            (v128.load offset=64 (i32.add (local.get $bias) (local.get $p)))
            (f32x4.mul
              (f32x4.mul (v128.load offset=64 (i32.add (local.get $scale) (local.get $p))) (local.get $xs))
              (f32x4.convert_i32x4_s (local.get $a4)))))
          (v128.store offset=80 (i32.add (local.get $y) (local.get $p)) (f32x4.add
            (v128.load offset=80 (i32.add (local.get $bias) (local.get $p)))
            (f32x4.mul
              (f32x4.mul (v128.load offset=80 (i32.add (local.get $scale) (local.get $p))) (local.get $xs))
              (f32x4.convert_i32x4_s (local.get $a5)))))
          (v128.store offset=96 (i32.add (local.get $y) (local.get $p)) (f32x4.add
            (v128.load offset=96 (i32.add (local.get $bias) (local.get $p)))
            (f32x4.mul
              (f32x4.mul (v128.load offset=96 (i32.add (local.get $scale) (local.get $p))) (local.get $xs))
              (f32x4.convert_i32x4_s (local.get $a6)))))
          (v128.store offset=112 (i32.add (local.get $y) (local.get $p)) (f32x4.add
            (v128.load offset=112 (i32.add (local.get $bias) (local.get $p)))
            (f32x4.mul
              (f32x4.mul (v128.load offset=112 (i32.add (local.get $scale) (local.get $p))) (local.get $xs))
              (f32x4.convert_i32x4_s (local.get $a7)))))
          (br_if $overN (i32.lt_u (local.tee $i (i32.add (local.get $i) (i32.const 32))) (local.get $n))))
        (local.set $y (i32.add (local.get $y) (i32.shl (local.get $n) (i32.const 2))))
        (local.set $xscale (i32.add (local.get $xscale) (i32.const 4)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
        (br $over))))

  ;; The sum of each of four.
  (func $sums (param $a v128) (param $b v128) (param $c v128) (param $d v128) (result v128)
    (local $ab v128) (local $cd v128)
    (local.set $ab (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $a) (local.get $b))
      (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $a) (local.get $b))))
    (local.set $cd (i32x4.add
      (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $c) (local.get $d))
      (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $c) (local.get $d))))
    (i32x4.add
      (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $ab) (local.get $cd))
      (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $ab) (local.get $cd))))

  ;; y[t][s] = factor * sum over i of q[t][i] * k[s][i], of `asking` rows of q and `count` of k, `stride` bytes apart; those of y
  ;; follow each other; size a multiple of 4. Four rows of k at a time: what stands behind up to three more of k and of y is read and
  ;; written, too, each row of y before the next.
  (func (export "dots") (param $q i32) (param $k i32) (param $y i32) (param $asking i32) (param $count i32) (param $size i32)
    (param $stride i32) (param $factor f32)
    (local $t i32) (local $s i32) (local $qp i32) (local $end i32) (local $yp i32) (local $v v128)
    (local $k0 i32) (local $k1 i32) (local $k2 i32) (local $k3 i32) (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
    (loop $overT
      (local.set $end (i32.add (local.get $q) (i32.shl (local.get $size) (i32.const 2))))
      (local.set $s (i32.const 0))
      (local.set $yp (local.get $y))
      (local.set $k0 (local.get $k))
      (loop $overS
        (local.set $k1 (i32.add (local.get $k0) (local.get $stride)))
        (local.set $k2 (i32.add (local.get $k1) (local.get $stride)))
        (local.set $k3 (i32.add (local.get $k2) (local.get $stride)))
        (local.set $a0 (v128.const f32x4 0 0 0 0))
        (local.set $a1 (v128.const f32x4 0 0 0 0))
        (local.set $a2 (v128.const f32x4 0 0 0 0))
        (local.set $a3 (v128.const f32x4 0 0 0 0))
        (local.set $qp (local.get $q))
        (loop $overI
          (local.set $v (v128.load (local.get $qp)))
          (local.set $a0 (f32x4.add (local.get $a0) (f32x4.mul (local.get $v) (v128.load (local.get $k0)))))
          (local.set $k0 (i32.add (local.get $k0) (i32.const 16)))
          (local.set $a1 (f32x4.add (local.get $a1) (f32x4.mul (local.get $v) (v128.load (local.get $k1)))))
          (local.set $k1 (i32.add (local.get $k1) (i32.const 16)))
          (local.set $a2 (f32x4.add (local.get $a2) (f32x4.mul (local.get $v) (v128.load (local.get $k2)))))
          (local.set $k2 (i32.add (local.get $k2) (i32.const 16)))
          (local.set $a3 (f32x4.add (local.get $a3) (f32x4.mul (local.get $v) (v128.load (local.get $k3)))))
          (local.set $k3 (i32.add (local.get $k3) (i32.const 16)))
          (br_if $overI (i32.lt_u (local.tee $qp (i32.add (local.get $qp) (i32.const 16))) (local.get $end))))
        (f32.store offset=0 (local.get $yp) (f32.mul (local.get $factor) (call $sum (local.get $a0))))
        (f32.store offset=4 (local.get $yp) (f32.mul (local.get $factor) (call $sum (local.get $a1))))
        (f32.store offset=8 (local.get $yp) (f32.mul (local.get $factor) (call $sum (local.get $a2))))
        (f32.store offset=12 (local.get $yp) (f32.mul (local.get $factor) (call $sum (local.get $a3))))
        (local.set $yp (i32.add (local.get $yp) (i32.const 16)))
        ;; Where the last of the four ends, less what was read of it.
        (local.set $k0 (i32.add (i32.sub (local.get $k3) (i32.shl (local.get $size) (i32.const 2))) (local.get $stride)))
        (br_if $overS (i32.lt_u (local.tee $s (i32.add (local.get $s) (i32.const 4))) (local.get $count))))
      (local.set $y (i32.add (local.get $y) (i32.shl (local.get $count) (i32.const 2))))
      (local.set $q (i32.add (local.get $q) (local.get $stride)))
      (br_if $overT (i32.lt_u (local.tee $t (i32.add (local.get $t) (i32.const 1))) (local.get $asking)))))

  ;; y[t][i] = sum over s of w[t][s] * v[s][i], of `asking` rows of w: rows of v are `from` bytes apart, those of y `to`, those of w follow
  ;; each other; size a multiple of 16.
  (func (export "mix") (param $w i32) (param $v i32) (param $y i32) (param $asking i32) (param $count i32) (param $size i32)
    (param $from i32) (param $to i32)
    (local $t i32) (local $i i32) (local $end i32) (local $wp i32) (local $over i32) (local $vp i32) (local $by v128)
    (local $a0 v128) (local $a1 v128) (local $a2 v128) (local $a3 v128)
    (local.set $end (i32.shl (local.get $size) (i32.const 2)))
    (loop $overT
      (local.set $i (i32.const 0))
      (local.set $over (i32.add (local.get $w) (i32.shl (local.get $count) (i32.const 2))))
      (loop $overI
        (local.set $a0 (v128.const f32x4 0 0 0 0))
        (local.set $a1 (v128.const f32x4 0 0 0 0))
        (local.set $a2 (v128.const f32x4 0 0 0 0))
        (local.set $a3 (v128.const f32x4 0 0 0 0))
        (local.set $wp (local.get $w))
        (local.set $vp (i32.add (local.get $v) (local.get $i)))
        (loop $overS
          (local.set $by (v128.load32_splat (local.get $wp)))
          (local.set $a0 (f32x4.add (local.get $a0) (f32x4.mul (local.get $by) (v128.load offset=0 (local.get $vp)))))
          (local.set $a1 (f32x4.add (local.get $a1) (f32x4.mul (local.get $by) (v128.load offset=16 (local.get $vp)))))
          (local.set $a2 (f32x4.add (local.get $a2) (f32x4.mul (local.get $by) (v128.load offset=32 (local.get $vp)))))
          (local.set $a3 (f32x4.add (local.get $a3) (f32x4.mul (local.get $by) (v128.load offset=48 (local.get $vp)))))
          (local.set $vp (i32.add (local.get $vp) (local.get $from)))
          (br_if $overS (i32.lt_u (local.tee $wp (i32.add (local.get $wp) (i32.const 4))) (local.get $over))))
        (v128.store offset=0 (i32.add (local.get $y) (local.get $i)) (local.get $a0))
        (v128.store offset=16 (i32.add (local.get $y) (local.get $i)) (local.get $a1))
        (v128.store offset=32 (i32.add (local.get $y) (local.get $i)) (local.get $a2))
        (v128.store offset=48 (i32.add (local.get $y) (local.get $i)) (local.get $a3))
        (br_if $overI (i32.lt_u (local.tee $i (i32.add (local.get $i) (i32.const 64))) (local.get $end))))
      (local.set $y (i32.add (local.get $y) (local.get $to)))
      (local.set $w (local.get $over))
      (br_if $overT (i32.lt_u (local.tee $t (i32.add (local.get $t) (i32.const 1))) (local.get $asking)))))

  ;; Each row of x less its mean, over its deviation, times `scale`, plus `bias`; sums in f64; k a multiple of 4.
  (func (export "normalize") (param $x i32) (param $y i32) (param $scale i32) (param $bias i32) (param $rows i32) (param $k i32)
    (param $epsilon f64)
    (local $end i32) (local $i i32) (local $p i32) (local $a v128) (local $b v128) (local $v v128) (local $mean v128) (local $by v128)
    (local.set $end (i32.shl (local.get $k) (i32.const 2)))
    (block $done
      (loop $over
        (br_if $done (i32.eqz (local.get $rows)))
        (local.set $a (v128.const f64x2 0 0))
        (local.set $b (v128.const f64x2 0 0))
        (local.set $i (i32.const 0))
        (loop $overK
          (local.set $p (i32.add (local.get $x) (local.get $i)))
          (local.set $a (f64x2.add (local.get $a) (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $p)))))
          (local.set $b (f64x2.add (local.get $b) (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $p)))))
          (br_if $overK (i32.lt_u (local.tee $i (i32.add (local.get $i) (i32.const 16))) (local.get $end))))
        (local.set $mean (f64x2.splat (f64.div (call $total (f64x2.add (local.get $a) (local.get $b))) (f64.convert_i32_u (local.get $k)))))
        (local.set $a (v128.const f64x2 0 0))
        (local.set $b (v128.const f64x2 0 0))
        (local.set $i (i32.const 0))
        (loop $overSquares
          (local.set $p (i32.add (local.get $x) (local.get $i)))
          (local.set $v (f64x2.sub (f64x2.promote_low_f32x4 (v128.load64_zero (local.get $p))) (local.get $mean)))
          (local.set $a (f64x2.add (local.get $a) (f64x2.mul (local.get $v) (local.get $v))))
          (local.set $v (f64x2.sub (f64x2.promote_low_f32x4 (v128.load64_zero offset=8 (local.get $p))) (local.get $mean)))
          (local.set $b (f64x2.add (local.get $b) (f64x2.mul (local.get $v) (local.get $v))))
          (br_if $overSquares (i32.lt_u (local.tee $i (i32.add (local.get $i) (i32.const 16))) (local.get $end))))
        (local.set $by (f64x2.splat (f64.div (f64.const 1) (f64.sqrt (f64.add (local.get $epsilon)
          (f64.div (call $total (f64x2.add (local.get $a) (local.get $b))) (f64.convert_i32_u (local.get $k))))))))
        (local.set $i (i32.const 0))
        (loop $overValues
          (v128.store64_lane 0 (i32.add (local.get $y) (local.get $i)) (f32x4.demote_f64x2_zero (f64x2.add
            (f64x2.mul
              (f64x2.mul
                (f64x2.sub (f64x2.promote_low_f32x4 (v128.load64_zero (i32.add (local.get $x) (local.get $i)))) (local.get $mean))
                (local.get $by))
              (f64x2.promote_low_f32x4 (v128.load64_zero (i32.add (local.get $scale) (local.get $i)))))
            (f64x2.promote_low_f32x4 (v128.load64_zero (i32.add (local.get $bias) (local.get $i)))))))
          (br_if $overValues (i32.lt_u (local.tee $i (i32.add (local.get $i) (i32.const 8))) (local.get $end))))
        (local.set $x (i32.add (local.get $x) (local.get $end)))
        (local.set $y (i32.add (local.get $y) (local.get $end)))
        (local.set $rows (i32.sub (local.get $rows) (i32.const 1)))
        (br $over))))

  (func $total (param $v v128) (result f64)
    (f64.add (f64x2.extract_lane 0 (local.get $v)) (f64x2.extract_lane 1 (local.get $v))))

  ;; y[i] = a[i] + b[i], of so many f32, a multiple of 4, at least 4.
  (func (export "add") (param $a i32) (param $b i32) (param $y i32) (param $count i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $a) (i32.shl (local.get $count) (i32.const 2))))
    (loop $over
      (v128.store (local.get $y) (f32x4.add (v128.load (local.get $a)) (v128.load (local.get $b))))
      (local.set $y (i32.add (local.get $y) (i32.const 16)))
      (local.set $b (i32.add (local.get $b) (i32.const 16)))
      (br_if $over (i32.lt_u (local.tee $a (i32.add (local.get $a) (i32.const 16))) (local.get $end)))))

  ;; Nothing below zero, of so many f32, a multiple of 4, at least 4.
  (func (export "rectify") (param $x i32) (param $count i32)
    (local $end i32)
    (local.set $end (i32.add (local.get $x) (i32.shl (local.get $count) (i32.const 2))))
    (loop $over
      (v128.store (local.get $x) (f32x4.max (v128.load (local.get $x)) (v128.const f32x4 0 0 0 0)))
      (br_if $over (i32.lt_u (local.tee $x (i32.add (local.get $x) (i32.const 16))) (local.get $end)))))

  (func $sum (param $v v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
      (f32.add (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v))))))
