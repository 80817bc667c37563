(module
  (memory (export "memory") 1)
  ;; y[t][n] = bias[n] + scale[n] * sum over k of x[t][k] * w[n][k];  x, y, scale, bias: f32, w: i8; k a multiple of 8.
  (func (export "linear") (param $x i32) (param $w i32) (param $scale i32) (param $bias i32) (param $y i32)
    (param $rows i32) (param $k i32) (param $n i32)
    (local $i i32) (local $j i32) (local $kk i32) (local $wp i32) (local $xp i32) (local $yp i32) (local $kb i32) (local $nb i32)
    (local $x1 i32) (local $x2 i32) (local $x3 i32)
    (local $a v128) (local $b v128) (local $c v128) (local $d v128) (local $lo v128) (local $hi v128) (local $w16 v128)
    (local $s f32) (local $o f32) (local $left i32)
    (local.set $kb (i32.shl (local.get $k) (i32.const 2)))
    (local.set $nb (i32.shl (local.get $n) (i32.const 2)))
    (local.set $wp (local.get $w))
    (block $doneN
      (loop $overN
        (br_if $doneN (i32.ge_u (local.get $j) (local.get $n)))
        (local.set $s (f32.load (i32.add (local.get $scale) (i32.shl (local.get $j) (i32.const 2)))))
        (local.set $o (f32.load (i32.add (local.get $bias) (i32.shl (local.get $j) (i32.const 2)))))
        (local.set $xp (local.get $x))
        (local.set $yp (i32.add (local.get $y) (i32.shl (local.get $j) (i32.const 2))))
        (local.set $left (local.get $rows))
        (block $done4
          (loop $by4
            (br_if $done4 (i32.lt_u (local.get $left) (i32.const 4)))
            (local.set $x1 (i32.add (local.get $xp) (local.get $kb)))
            (local.set $x2 (i32.add (local.get $x1) (local.get $kb)))
            (local.set $x3 (i32.add (local.get $x2) (local.get $kb)))
            (local.set $a (v128.const f32x4 0 0 0 0))
            (local.set $b (v128.const f32x4 0 0 0 0))
            (local.set $c (v128.const f32x4 0 0 0 0))
            (local.set $d (v128.const f32x4 0 0 0 0))
            (local.set $kk (i32.const 0))
            (loop $overK
              (local.set $w16 (v128.load8x8_s (i32.add (local.get $wp) (local.get $kk))))
              (local.set $lo (f32x4.convert_i32x4_s (i32x4.extend_low_i16x8_s (local.get $w16))))
              (local.set $hi (f32x4.convert_i32x4_s (i32x4.extend_high_i16x8_s (local.get $w16))))
              (local.set $i (i32.shl (local.get $kk) (i32.const 2)))
              (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $lo) (v128.load (i32.add (local.get $xp) (local.get $i))))))
              (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $lo) (v128.load (i32.add (local.get $x1) (local.get $i))))))
              (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $lo) (v128.load (i32.add (local.get $x2) (local.get $i))))))
              (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $lo) (v128.load (i32.add (local.get $x3) (local.get $i))))))
              (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $hi) (v128.load offset=16 (i32.add (local.get $xp) (local.get $i))))))
              (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $hi) (v128.load offset=16 (i32.add (local.get $x1) (local.get $i))))))
              (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $hi) (v128.load offset=16 (i32.add (local.get $x2) (local.get $i))))))
              (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $hi) (v128.load offset=16 (i32.add (local.get $x3) (local.get $i))))))
              (br_if $overK (i32.lt_u (local.tee $kk (i32.add (local.get $kk) (i32.const 8))) (local.get $k))))
            (f32.store (local.get $yp) (f32.add (local.get $o) (f32.mul (local.get $s) (call $sum (local.get $a)))))
            (f32.store (local.tee $yp (i32.add (local.get $yp) (local.get $nb))) (f32.add (local.get $o) (f32.mul (local.get $s) (call $sum (local.get $b)))))
            (f32.store (local.tee $yp (i32.add (local.get $yp) (local.get $nb))) (f32.add (local.get $o) (f32.mul (local.get $s) (call $sum (local.get $c)))))
            (f32.store (local.tee $yp (i32.add (local.get $yp) (local.get $nb))) (f32.add (local.get $o) (f32.mul (local.get $s) (call $sum (local.get $d)))))
            (local.set $yp (i32.add (local.get $yp) (local.get $nb)))
            (local.set $xp (i32.add (local.get $x3) (local.get $kb)))
            (local.set $left (i32.sub (local.get $left) (i32.const 4)))
            (br $by4)))
        (block $done1
          (loop $by1
            (br_if $done1 (i32.eqz (local.get $left)))
            (local.set $a (v128.const f32x4 0 0 0 0))
            (local.set $kk (i32.const 0))
            (loop $overK1
              (local.set $w16 (v128.load8x8_s (i32.add (local.get $wp) (local.get $kk))))
              (local.set $i (i32.add (local.get $xp) (i32.shl (local.get $kk) (i32.const 2))))
              (local.set $a (f32x4.add (local.get $a) (f32x4.mul (f32x4.convert_i32x4_s (i32x4.extend_low_i16x8_s (local.get $w16))) (v128.load (local.get $i)))))
              (local.set $a (f32x4.add (local.get $a) (f32x4.mul (f32x4.convert_i32x4_s (i32x4.extend_high_i16x8_s (local.get $w16))) (v128.load offset=16 (local.get $i)))))
              (br_if $overK1 (i32.lt_u (local.tee $kk (i32.add (local.get $kk) (i32.const 8))) (local.get $k))))
            (f32.store (local.get $yp) (f32.add (local.get $o) (f32.mul (local.get $s) (call $sum (local.get $a)))))
            (local.set $yp (i32.add (local.get $yp) (local.get $nb)))
            (local.set $xp (i32.add (local.get $xp) (local.get $kb)))
            (local.set $left (i32.sub (local.get $left) (i32.const 1)))
            (br $by1)))
        (local.set $wp (i32.add (local.get $wp) (local.get $k)))
        (local.set $j (i32.add (local.get $j) (i32.const 1)))
        (br $overN))))

  ;; y[t][s] = factor * sum over i of q[t][i] * k[s][i]: rows of q and k are `stride` bytes apart, those of y follow each other; size a multiple of 4.
  (func (export "dots") (param $q i32) (param $k i32) (param $y i32) (param $count i32) (param $size i32) (param $stride i32) (param $factor f32)
    (local $t i32) (local $s i32) (local $i i32) (local $end i32) (local $kp i32) (local $a v128)
    (local.set $end (i32.shl (local.get $size) (i32.const 2)))
    (loop $overT
      (local.set $s (i32.const 0))
      (local.set $kp (local.get $k))
      (loop $overS
        (local.set $a (v128.const f32x4 0 0 0 0))
        (local.set $i (i32.const 0))
        (loop $overI
          (local.set $a (f32x4.add (local.get $a) (f32x4.mul
            (v128.load (i32.add (local.get $q) (local.get $i)))
            (v128.load (i32.add (local.get $kp) (local.get $i))))))
          (br_if $overI (i32.lt_u (local.tee $i (i32.add (local.get $i) (i32.const 16))) (local.get $end))))
        (f32.store (local.get $y) (f32.mul (local.get $factor) (call $sum (local.get $a))))
        (local.set $y (i32.add (local.get $y) (i32.const 4)))
        (local.set $kp (i32.add (local.get $kp) (local.get $stride)))
        (br_if $overS (i32.lt_u (local.tee $s (i32.add (local.get $s) (i32.const 1))) (local.get $count))))
      (local.set $q (i32.add (local.get $q) (local.get $stride)))
      (br_if $overT (i32.lt_u (local.tee $t (i32.add (local.get $t) (i32.const 1))) (local.get $count)))))

  ;; y[t][i] = sum over s of w[t][s] * v[s][i]: rows of v are `from` bytes apart, those of y `to`, those of w follow each other.
  (func (export "mix") (param $w i32) (param $v i32) (param $y i32) (param $count i32) (param $size i32) (param $from i32) (param $to i32)
    (local $t i32) (local $s i32) (local $i i32) (local $end i32) (local $vp i32) (local $a v128)
    (local.set $end (i32.shl (local.get $size) (i32.const 2)))
    (loop $overT
      (local.set $i (i32.const 0))
      (loop $overI
        (local.set $a (v128.const f32x4 0 0 0 0))
        (local.set $s (i32.const 0))
        (local.set $vp (i32.add (local.get $v) (local.get $i)))
        (loop $overS
          (local.set $a (f32x4.add (local.get $a) (f32x4.mul
            (f32x4.splat (f32.load (i32.add (local.get $w) (i32.shl (local.get $s) (i32.const 2)))))
            (v128.load (local.get $vp)))))
          (local.set $vp (i32.add (local.get $vp) (local.get $from)))
          (br_if $overS (i32.lt_u (local.tee $s (i32.add (local.get $s) (i32.const 1))) (local.get $count))))
        (v128.store (i32.add (local.get $y) (local.get $i)) (local.get $a))
        (br_if $overI (i32.lt_u (local.tee $i (i32.add (local.get $i) (i32.const 16))) (local.get $end))))
      (local.set $y (i32.add (local.get $y) (local.get $to)))
      (local.set $w (i32.add (local.get $w) (i32.shl (local.get $count) (i32.const 2))))
      (br_if $overT (i32.lt_u (local.tee $t (i32.add (local.get $t) (i32.const 1))) (local.get $count)))))

  (func $sum (param $v v128) (result f32)
    (f32.add
      (f32.add (f32x4.extract_lane 0 (local.get $v)) (f32x4.extract_lane 1 (local.get $v)))
      (f32.add (f32x4.extract_lane 2 (local.get $v)) (f32x4.extract_lane 3 (local.get $v))))))
